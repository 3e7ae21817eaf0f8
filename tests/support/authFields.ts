/** Queries and assertions for the fields of public pages, such as the sign-in page. */

import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The error of an empty field on a public page. */
export const missing = 'Please enter the details';

export const box = (digit: number) => screen.getByRole('textbox', { name: `Digit ${digit} of 6` });
/** Finds a button by the end of its name, which may begin with the label of a spinner that jsdom never removes. */
export const button = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}$`) });

/** Waits until the description of a field is `text`. Expects the field to be invalid unless `text` is empty. */
export const expectDescription = (input: HTMLElement, text: string) =>
  waitFor(() => {
    expect(input).toHaveAccessibleDescription(text);
    if (text) expect(input).toHaveAttribute('aria-invalid', 'true');
    else expect(input).not.toHaveAttribute('aria-invalid', 'true');
  });
