import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Db, OpenDatabase } from '../../../sandbox/db/open';
import { limits } from '../../../sandbox/db/schema';
import { openFreshDatabase } from '../../support/freshDatabase';
import { testClock } from './client';

/** Opens a database for the tests of a file. Each test begins with empty limits and a new clock. */
export function limitsDatabase() {
  const state = {} as { db: Db; clock: ReturnType<typeof testClock> };
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openFreshDatabase();
    state.db = opened.db;
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    state.clock = testClock();
    await state.db.delete(limits);
  });
  return state;
}
