import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';
import { addressForm, type AddressForm } from '../../core/addressForm';

/** What can be said of a withdrawal address without asking anybody. */
export type AddressVerdict =
  /** A known form whose checksum holds. */
  | { readonly is: 'sound'; readonly form: AddressForm }
  /** A known form with a mistake in it: nothing may be sent there. */
  | { readonly is: 'broken'; readonly form: AddressForm }
  /** No address of any chain. */
  | { readonly is: 'none' }
  /** A known form that carries no checksum, or no form we know. */
  | { readonly is: 'unchecked'; readonly form?: AddressForm };

const TRON = { prefix: 0x41, bytes: 21 };

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
  const form = addressForm(address);
  if (form === 'TRON') return { is: tronHolds(address) ? 'sound' : 'broken', form };
  if (NO_ADDRESS.test(address)) return { is: 'none' };
  if (!form) return { is: 'unchecked' };
  const digits = address.slice(2);
  // In one case throughout the address is allowed and carries no checksum.
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) {
    return { is: 'unchecked', form };
  }
  return { is: evmHolds(digits) ? 'sound' : 'broken', form };
}

/**
 * One spelling of all those that name the same address. On EVM the case of letters is a checksum; elsewhere another
 * case is another address.
 */
export const oneSpelling = (address: string): string =>
  addressForm(address) === 'EVM' ? address.toLowerCase() : address;
