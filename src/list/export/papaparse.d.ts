/** Declares the functions of papaparse that the portal and its tests use; the package has no types. */
declare module 'papaparse' {
  const Papa: {
    /** Texts that match `escapeFormulae` are prefixed with an apostrophe. */
    unparse(
      rows: readonly (readonly unknown[])[],
      config?: { readonly newline?: string; readonly escapeFormulae?: RegExp },
    ): string;
    parse(
      text: string,
      config?: { readonly delimiter?: string; readonly newline?: string },
    ): { readonly data: string[][]; readonly errors: readonly { readonly code: string }[] };
  };
  export default Papa;
}
