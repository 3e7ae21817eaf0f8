/** The part of papaparse that is used here: it comes without types of its own. */
declare module 'papaparse' {
  interface UnparseConfig {
    readonly header?: boolean;
    readonly newline?: string;
    /** Texts that it matches are written with a ' before them. */
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
