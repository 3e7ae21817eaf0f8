import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** What an empty field of a public page says. */
export const missing = 'Please enter the details';

export const field = (label: string) => screen.getByLabelText(label);
export const box = (digit: number) => screen.getByRole('textbox', { name: `Digit ${digit} of 6` });
/** By the end of its name: antd's spinner slides out on a transition that jsdom never ends. */
export const button = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}$`) });

/** The field says exactly this, and is marked where it says anything. */
export const says = (input: HTMLElement, words: string) =>
  waitFor(() => {
    expect(input).toHaveAccessibleDescription(words);
    if (words) expect(input).toHaveAttribute('aria-invalid', 'true');
    else expect(input).not.toHaveAttribute('aria-invalid', 'true');
  });
