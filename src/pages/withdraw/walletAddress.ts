import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';
import { addressFormat } from '../../core/addressFormat';
import { attempt } from '../../core/attempt';
import { messages } from '../../core/messages';
import { lengthProblem } from '../../core/textLimits';

/** A decoded TRON address: its first byte and its length in bytes. */
const TRON = { prefix: 0x41, bytes: 21 };

/**
 * Matches text that can't be an address: it contains white space or an invisible character, or has fewer than 20
 * characters and no dot. Names that stand for an address, such as "name.eth", have a dot.
 */
const NOT_AN_ADDRESS = /^[^.]{1,19}$|[\s\p{C}]/u;

const base58check = createBase58check(sha256);

function isValidTron(address: string): boolean {
  const bytes = attempt(() => base58check.decode(address));
  return bytes?.length === TRON.bytes && bytes[0] === TRON.prefix;
}

/** Returns whether the letter case of an EVM address, here without 0x, matches its checksum (EIP-55). */
function isValidEvm(digits: string): boolean {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits.toLowerCase())));
  return Array.from(digits).every((digit, index) => {
    const upper = Number.parseInt(hash.charAt(index), 16) >= 8;
    return digit === (upper ? digit.toUpperCase() : digit.toLowerCase());
  });
}

/**
 * Checks an address of any blockchain (product.md: Withdraw): 'valid' or 'invalid' by the checksum of TRON or EVM,
 * 'unchecked' for an EVM address without a checksum and for an unknown format, 'notAnAddress' for text that can't be
 * an address. Never throws.
 */
export function checkAddress(address: string) {
  const format = addressFormat(address);
  if (format === 'TRON') return isValidTron(address) ? 'valid' : 'invalid';
  if (NOT_AN_ADDRESS.test(address)) return 'notAnAddress';
  const digits = address.slice(2);
  // An EVM address in a single letter case is allowed and has no checksum.
  if (!format || digits === digits.toLowerCase() || digits === digits.toUpperCase()) return 'unchecked';
  return isValidEvm(digits) ? 'valid' : 'invalid';
}

/** Returns an error for an address that is certainly invalid; otherwise ''. */
export function addressProblem(address: string): string {
  if (address === '') return messages.enterDetails;
  const status = checkAddress(address);
  if (/\p{C}/u.test(address))
    return 'This address contains an invisible character. Copy it again, or type it.';
  if (status === 'notAnAddress') return "This isn't a wallet address";
  if (status === 'invalid')
    return `This ${addressFormat(address)} address has a typo (checksum doesn't match).`;
  return lengthProblem('address', address);
}

/** Returns an EVM address in lower case, because there letter case is only a checksum; others unchanged. */
export const normalizeAddress = (address: string): string =>
  addressFormat(address) === 'EVM' ? address.toLowerCase() : address;
