/** The supported address formats. Several networks share the EVM format. */
const FORMS = { TRON: /^T[A-Za-z0-9]{33}$/, EVM: /^0x[0-9a-fA-F]{40}$/ } as const;

export type AddressForm = keyof typeof FORMS;

/** Returns the format of a wallet address without verifying its checksum; undefined for other texts. */
export const addressForm = (address: string): AddressForm | undefined =>
  (Object.keys(FORMS) as AddressForm[]).find((form) => FORMS[form].test(address));
