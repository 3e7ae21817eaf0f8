import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

/** What can be said of a withdrawal address without asking anybody. */
export type AddressVerdict =
  /** A known form whose checksum holds. */
  | { readonly is: 'sound'; readonly form: string }
  /** A known form with a mistake in it: nothing may be sent there. */
  | { readonly is: 'broken'; readonly form: string }
  /** No address of any chain. */
  | { readonly is: 'none' }
  /** A known form that carries no checksum, or no form we know. */
  | { readonly is: 'unchecked'; readonly form?: string };

const TRON = { form: 'TRON', looks: /^T[A-Za-z0-9]{33}$/, prefix: 0x41, bytes: 21 };
const EVM = { form: 'Ethereum-style', looks: /^0x[0-9a-fA-F]{40}$/ };

/** The shortest forms have more characters; a name that stands for an address has a dot, and no address has a gap. */
const NO_ADDRESS = /^[^.]{1,19}$|\s/;

const base58check = createBase58check(sha256);

function tronHolds(address: string): boolean {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === TRON.bytes && bytes[0] === TRON.prefix;
  } catch {
    return false;
  }
}

/** EIP-55: the case of each letter repeats a bit of the hash of the whole. */
function evmHolds(digits: string): boolean {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits.toLowerCase())));
  return Array.from(digits).every((digit, place) => {
    const upper = Number.parseInt(hash.charAt(place), 16) >= 8;
    return digit === (upper ? digit.toUpperCase() : digit.toLowerCase());
  });
}

/** Looks at an address of any chain; knows TRON and EVM (product.md: Withdraw). Never throws. */
export function checkAddress(address: string): AddressVerdict {
  if (TRON.looks.test(address)) {
    return { is: tronHolds(address) ? 'sound' : 'broken', form: TRON.form };
  }
  if (NO_ADDRESS.test(address)) return { is: 'none' };
  if (!EVM.looks.test(address)) return { is: 'unchecked' };
  const digits = address.slice(2);
  // In one case throughout the address is allowed and carries no checksum.
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) {
    return { is: 'unchecked', form: EVM.form };
  }
  return { is: evmHolds(digits) ? 'sound' : 'broken', form: EVM.form };
}

/**
 * One spelling of all those that name the same address. On EVM the case of letters is a checksum; elsewhere another
 * case is another address.
 */
export const oneSpelling = (address: string): string =>
  EVM.looks.test(address) ? address.toLowerCase() : address;
