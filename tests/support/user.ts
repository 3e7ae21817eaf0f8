import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** Creates a user-event session without delays. It ignores CSS `pointer-events`, which tests/e2e covers. */
export const newUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
