import { useWarnAboutChange } from '@refinedev/core';
import { fireEvent, screen } from '@testing-library/react';
import { valuesWatched } from './waitUntilSettled';

/** Renders 'asks' if leaving the screen would open the confirmation dialog, otherwise 'does not ask'. */
export function Leaving() {
  return <output data-testid="leaving">{useWarnAboutChange().warnWhen ? 'asks' : 'does not ask'}</output>;
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Sets the value of a field in one change event. */
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** Sets the value of a field, and waits until the screen shows what follows from it. */
export async function fill(label: string, value: string) {
  type(label, value);
  await valuesWatched();
}
/** Returns the text of the first element in the field's `aria-describedby`: its error, or the note below it. */
export const fieldDescription = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
