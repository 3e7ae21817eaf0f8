import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/**
 * Somebody at mouse and keyboard who does not pause between two keys. Whether a style keeps the mouse out is asked in
 * the browser (tests/e2e): here there are no style sheets that could say so.
 */
export const newUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
