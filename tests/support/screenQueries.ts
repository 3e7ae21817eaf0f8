/** Queries and actions for tests that open the portal with portalScreen.tsx. They advance its fake clock. */

import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * The time in ms by which `settle` moves the fake clock: antd removes a field's error after 10 ms, and a
 * frame takes 16 ms.
 */
const STEP_MS = 20;

/** Moves the fake clock by STEP_MS, which runs the timers that are due, and renders. */
export const settle = () => act(() => vi.advanceTimersByTimeAsync(STEP_MS));

/** Waits for pending dynamic imports, and renders the imported components. */
export async function loadCode() {
  await settle();
  await act(() => vi.dynamicImportSettled());
  await settle();
}

/** Returns the element with the content of the screen; on a page without the member layout, the body. */
export const screenOf = () => document.querySelector<HTMLElement>('#content') ?? document.body;

/** Returns the element with the whole layout but without toasts; on a page without the member layout, the body. */
export const pageOf = () => document.querySelector<HTMLElement>('.ant-layout') ?? document.body;

/** Selects what depends on the history of a page: announcements, and the bot line, which loads when the browser is idle. */
const CHANGING = '[aria-live].visually-hidden, [role=status] > .visually-hidden, [aria-label=Bot]';

/** Returns a copy of an element without the parts that `CHANGING` selects. */
function steadyCopy(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(CHANGING)) part.remove();
  return copy;
}

/** Returns the text of an element without "New" badges and texts such as "Updated 3 s ago". */
export const textOf = (element: HTMLElement) =>
  steadyCopy(element)
    .textContent.replaceAll(/Updated \d+ s ago|New/g, '')
    .replaceAll(/\s+/g, ' ');

/** Returns the distinct texts of the text nodes in an element. */
export function textsOf(element: HTMLElement): Set<string> {
  const walker = document.createTreeWalker(steadyCopy(element), NodeFilter.SHOW_TEXT);
  const texts = new Set<string>();
  while (walker.nextNode()) texts.add(walker.currentNode.nodeValue ?? '');
  return texts;
}

const buttonsByText = (text: string | RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button')].filter(({ textContent }) =>
    typeof text === 'string' ? textContent === text : text.test(textContent),
  );

export async function press(button: HTMLElement) {
  act(() => void fireEvent.click(button));
  await loadCode();
}

export const retries = () => buttonsByText('Try again');

/** Returns the last button with a text, because dialogs come last in the document. */
export function button(text: string | RegExp): HTMLElement {
  const found = buttonsByText(text).at(-1);
  if (!found) throw new Error(`there is no button ${String(text)}`);
  return found;
}

const fieldOf = (id: string): HTMLInputElement => {
  const field = document.getElementById(id);
  if (!field) throw new Error(`there is no field ${id}`);
  return field as HTMLInputElement;
};

/** Types a value into each field. The keys of `texts` are the ids of the fields. */
export async function fill(texts: Readonly<Record<string, string>>) {
  for (const [id, value] of Object.entries(texts))
    act(() => void fireEvent.change(fieldOf(id), { target: { value } }));
  await settle();
}

/** Returns the current values of the fields whose ids are the keys of `texts`. */
export const typedIn = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(texts).map((id) => [id, fieldOf(id).value]));
