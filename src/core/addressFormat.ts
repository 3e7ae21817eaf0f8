/** The supported formats of wallet addresses. Several networks share the EVM format. */
const FORMATS = { TRON: /^T[A-Za-z0-9]{33}$/, EVM: /^0x[0-9a-fA-F]{40}$/ } as const;

export type AddressFormat = keyof typeof FORMATS;

/** Returns the format of a wallet address without verifying its checksum; undefined for other texts. */
export const addressFormat = (address: string): AddressFormat | undefined =>
  (Object.keys(FORMATS) as AddressFormat[]).find((format) => FORMATS[format].test(address));
