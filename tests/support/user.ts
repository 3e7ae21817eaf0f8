import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** Creates a user-event session without delays. `pointer-events` is left to tests/e2e, which loads the style sheets. */
export const newUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
