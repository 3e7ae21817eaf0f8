import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, createBase58check } from '@scure/base';
import { addressFormat } from '../../core/addressFormat';
import { attempt } from '../../core/attempt';
import { messages } from '../../core/messages';
import { lengthProblem } from '../../core/textLimits';

/** A decoded TRON address: its first byte and its length in bytes. */
const TRON = { prefix: 0x41, bytes: 21 };

/** A decoded Bitcoin address: its first byte, for a key or a script, and its length in bytes. */
const BITCOIN = { prefixes: [0x00, 0x05], bytes: 21 };

const EVM_DIGITS = 40;

const base58check = createBase58check(sha256);

/** Returns why a text in the format of TRON isn't an address; '' if it may be one. */
function tronProblem(address: string): string {
  const [prefix, ...account] = attempt(() => base58check.decode(address)) ?? [];
  if (prefix !== TRON.prefix || account.length !== TRON.bytes - 1) return typoIn('TRON');
  return account.every((byte) => byte === 0) ? ZERO_ADDRESS : '';
}

/** Returns whether the letter case of an EVM address, here without 0x, matches its checksum (EIP-55). */
function isValidEvm(digits: string): boolean {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits.toLowerCase())));
  return Array.from(digits).every((digit, index) => {
    const upper = Number.parseInt(hash.charAt(index), 16) >= 8;
    return digit === (upper ? digit.toUpperCase() : digit.toLowerCase());
  });
}

/** Returns whether a text is a Solana address: 32 bytes in base58. Such an address can begin like one of Bitcoin. */
const isSolana = (address: string): boolean => attempt(() => base58.decode(address))?.length === 32;

/** Returns whether an address is one of Bitcoin: SegWit in any single case, or base58 with a valid checksum. */
function isBitcoin(address: string): boolean {
  if (/^bc1[a-z0-9]+$/i.test(address)) return !isSolana(address);
  if (!/^[13]/.test(address)) return false;
  const bytes = attempt(() => base58check.decode(address));
  return bytes?.length === BITCOIN.bytes && BITCOIN.prefixes.includes(bytes[0] ?? -1);
}

/** Returns why a text that begins with 0x isn't an EVM address; '' if it may be one. */
function evmProblem(address: string): string {
  const digits = address.slice(2);
  const [wrong] = /[^0-9a-f]/i.exec(digits) ?? [];
  if (wrong !== undefined) return `After 0x, an address has only 0–9 and a–f, not “${wrong}”.`;
  if (digits.length !== EVM_DIGITS)
    return `After 0x, an address has ${EVM_DIGITS} digits. This one has ${digits.length}.`;
  if (/^0+$/.test(digits)) return ZERO_ADDRESS;
  // An address in a single letter case is allowed and has no checksum.
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return isMixed && !isValidEvm(digits) ? typoIn('EVM') : '';
}

const typoIn = (format: string) => `This ${format} address has a typo (checksum doesn't match).`;

const NOT_AN_ADDRESS = "This isn't a wallet address";
const ZERO_ADDRESS = 'This is the zero address. Funds sent there are lost.';

/** The contracts of USDT, by network. Nobody can return what is sent to them. */
const USDT_CONTRACTS = {
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  ethereum: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  bsc: '0x55d398326f99059fF775485246999027B3197955',
  polygon: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
  arbitrum: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
  optimism: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
  avalanche: '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7',
  solana: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  ton: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
};

/** Returns why an address can't exist on a network of USDT (product.md, decision 19); '' if it may exist. */
function formatProblem(address: string): string {
  if (/\p{C}/u.test(address))
    return 'This address contains an invisible character. Copy it again, or type it.';
  const [foreign] = /[^\s\x21-\x7E]/u.exec(address) ?? [];
  if (foreign !== undefined)
    return `This address contains “${foreign}”, which isn't a Latin letter. Copy it again, or type it.`;
  // The links of QR codes, such as "ethereum:0x…". The workchain of TON, such as "0:", isn't one.
  const [scheme] = /^[a-z]\w+:(?!\/\/)/i.exec(address) ?? [];
  if (scheme !== undefined) return `Paste the address only, without “${scheme}”.`;
  // Names that stand for an address, such as "0xname.eth", have a dot.
  if (/^0x[^.\s]*$/i.test(address)) return evmProblem(address);
  if (/^[^.]{0,19}$|[^\w.:+/=-]|:\/\//.test(address)) return NOT_AN_ADDRESS;
  if (addressFormat(address) === 'TRON') return tronProblem(address);
  return isBitcoin(address) ? "This is a Bitcoin address. It can't receive USDT." : '';
}

/**
 * Checks an address of any blockchain: 'valid' by the checksum of TRON or EVM, 'unchecked' for an
 * EVM address without a checksum and for an unknown format, 'invalid' for one that can't exist, 'notAnAddress' for other
 * text. Never throws.
 */
export function checkAddress(address: string) {
  if (address === '') return 'unchecked';
  const problem = formatProblem(address);
  if (problem) return problem === NOT_AN_ADDRESS ? 'notAnAddress' : 'invalid';
  const format = addressFormat(address);
  return format === 'TRON' || (format === 'EVM' && /[a-f]/.test(address) && /[A-F]/.test(address))
    ? 'valid'
    : 'unchecked';
}

/** Returns an error for an address that is certainly invalid; otherwise ''. */
export const addressProblem = (address: string): string =>
  address === '' ? messages.enterDetails : formatProblem(address) || lengthProblem('address', address);

/** Returns an EVM address in lower case, because there letter case is only a checksum; others unchanged. */
export const normalizeAddress = (address: string): string =>
  addressFormat(address) === 'EVM' ? address.toLowerCase() : address;

/** Returns whether an address is that of a contract of USDT, in any letter case of EVM. */
export const isUsdtContract = (address: string): boolean =>
  Object.values(USDT_CONTRACTS).some((contract) => normalizeAddress(contract) === normalizeAddress(address));
