import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/**
 * Creates a user-event session without delays between keys. It does not check `pointer-events`, because these tests
 * load no style sheets; browser tests (tests/e2e) check it.
 */
export const newUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
