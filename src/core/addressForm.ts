/** The forms of address that the portal knows. Several networks share the EVM form. */
const FORMS = { TRON: /^T[A-Za-z0-9]{33}$/, EVM: /^0x[0-9a-fA-F]{40}$/ } as const;

export type AddressForm = keyof typeof FORMS;

/** Returns the form of a wallet address, without checking its checksum; undefined for any other. */
export const addressForm = (address: string): AddressForm | undefined =>
  (Object.keys(FORMS) as AddressForm[]).find((form) => FORMS[form].test(address));
