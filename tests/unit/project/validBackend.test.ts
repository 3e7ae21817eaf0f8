/** Checks the responses of support/validBackend.ts, to which the fault tests apply their faults. */

import { expect, it } from 'vitest';
import { everyCall } from '../../../contract/calls';
import { violations } from '../../../contract/validate';
import { validResponse } from '../../support/validBackend';

it.each(everyCall())('the valid response of $method $path keeps the contract', async (call) => {
  const request = { method: call.method, url: `https://backend.test/${call.path}`, body: {} };
  expect(violations(call.response, await validResponse(request))).toEqual([]);
});
