import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';

const nothing = { outcomeUnknown: false, transient: false };
const open = { outcomeUnknown: true, transient: false };
const again = { outcomeUnknown: false, transient: true };
const both = { outcomeUnknown: true, transient: true };

describe('ApiError', () => {
  it.each([
    ['serverError', 200, nothing],
    ['serverError', 0, nothing],
    ['serverError', 401, nothing],
    ['serverError', 429, again],
    ['serverError', 499, nothing],
    ['serverError', 500, both],
    ['serverError', 503, both],
    ['http', 404, nothing],
    ['http', 500, both],
    ['malformed', 200, open],
    ['malformed', 0, open],
    ['malformed', 413, nothing],
    ['malformed', 502, both],
    ['network', 0, both],
    ['timeout', 0, both],
    ['timeout', 200, both],
    ['aborted', 0, nothing],
    ['aborted', 500, again],
    ['offline', 0, nothing],
  ] as const)(
    'reports for %s with status %s whether the outcome is unknown and a retry may help',
    (reason, status, expected) => {
      const { outcomeUnknown, transient } = new ApiError(reason, 'x', status);
      expect({ outcomeUnknown, transient }).toEqual(expected);
    },
  );
});
