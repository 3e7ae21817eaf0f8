/** Returns the format of a wallet address without verifying its checksum; undefined for other texts. */
export function addressFormat(address: string) {
  if (/^T[A-Za-z0-9]{33}$/.test(address)) return 'TRON';
  // Several networks share this format.
  if (/^0x[0-9a-fA-F]{40}$/.test(address)) return 'EVM';
  return undefined;
}
