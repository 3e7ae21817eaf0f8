export type Evaluate = <T>(run: (argument: string) => T | Promise<T>, argument?: string) => Promise<T>;

/** Returns the expression that calls a function in the page. */
export const callInPage: (...call: Parameters<Evaluate>) => string = (run, argument = '') =>
  `(${run.toString()})(${JSON.stringify(argument)})`;

/** One window of a browser, with the actions that these tests need. */
export interface Engine {
  /** Loads a page, and waits for its load event. */
  readonly open: (url: string) => Promise<unknown>;
  /** Runs a function in the page, async or not. The function can use its argument, but no variables of the test. */
  readonly evaluate: Evaluate;
  /** Resizes the page itself, without the window's frame, to a size in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Clicks the middle of an element that is in view. */
  readonly click: (selector: string) => Promise<unknown>;
  /** Types text with the keyboard into the focused element. */
  readonly type: (text: string) => Promise<unknown>;
  readonly pressEnter: () => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}
