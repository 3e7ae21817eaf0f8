/** Declares the functions of papaparse that the portal uses; the package has no types. */
declare module 'papaparse' {
  interface UnparseConfig {
    readonly newline?: string;
    /** Texts that match are prefixed with an apostrophe. */
    readonly escapeFormulae?: RegExp;
  }
  interface ParseResult {
    readonly data: string[][];
    readonly errors: readonly { readonly code: string }[];
  }
  const Papa: {
    unparse(rows: readonly (readonly unknown[])[], config?: UnparseConfig): string;
    parse(text: string, config?: { readonly delimiter?: string; readonly newline?: string }): ParseResult;
  };
  export default Papa;
}
