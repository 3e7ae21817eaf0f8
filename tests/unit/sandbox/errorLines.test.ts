/** Tests of `describeError`, which formats an error as one line of the log. */

import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { describeError } from '../../../sandbox/domain/log';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const rootUrl = pathToFileURL(root).href;

/** Sets an error's stack as V8 would write it: name and message, then one line for each frame. */
const withStack = (frames: readonly string[], error: Error = new RangeError('kept')): Error =>
  Object.assign(error, {
    stack: [`${error.name}: ${error.message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });

describe('the log line of an error', () => {
  it('names stack frames of this project in order, without absolute paths, brackets or frames of other code', () => {
    const error = withStack([
      `send (${root}sandbox/handlers/money.ts:21:5)`,
      `Layer.run (${root}node_modules/hono/dist/hono.js:9:9)`,
      'node:internal/process/task_queues:105:5',
      `${rootUrl}sandbox/app.ts:7:1`,
    ]);
    expect(describeError(error)).toBe('RangeError, at sandbox/handlers/money.ts:21:5 < sandbox/app.ts:7:1');
  });

  it('never mistakes a line of the message for a frame', () => {
    const message = `kept\n    at ${root}sandbox/kept.ts:1:1`;
    const frames = [`${root}sandbox/app.ts:7:1`];
    expect(describeError(withStack(frames, new Error(message)))).toBe('Error, at sandbox/app.ts:7:1');
    // The message may also differ from the stack, or contain a line that only resembles a frame.
    const rewritten = Object.assign(withStack(frames, new Error('kept')), { message: 'other' });
    expect(describeError(rewritten)).toBe('Error');
    expect(describeError(withStack([], new Error(`kept\n${root}sandbox/kept.ts:1:1`)))).toBe('Error');
    const unlistedFrames = new Error('kept');
    unlistedFrames.stack = `Error: kept\n${root}sandbox/kept.ts:1:1\n    on ${root}sandbox/kept.ts:1:1`;
    expect(describeError(unlistedFrames)).toBe('Error');
  });

  it('contains only the type of a thrown value that is not an error', () => {
    const thrown = ['kept', { message: 'kept' }, undefined, null];
    expect(thrown.map(describeError)).toEqual(
      ['string', 'object', 'undefined', 'object'].map((type) => `a thrown ${type}`),
    );
  });

  it('lists driver properties in a fixed order, and omits those that are neither text nor number', () => {
    const known = {
      constraint: 'members_email_unique',
      query: 'insert into members values ($1)',
      column: 'email',
      code: 23505,
      table: 'members',
      detail: 'kept',
      params: ['kept'],
    };
    expect(describeError(withStack([], Object.assign(new Error('kept'), known)))).toBe(
      'Error (code 23505, table members, column email, constraint members_email_unique, in: insert into members values ($1))',
    );
    const unprintable = { code: { kept: 1 }, table: ['kept'], query: null };
    expect(describeError(withStack([], Object.assign(new Error('kept'), unprintable)))).toBe('Error');
  });

  it('contains up to five errors of a cause chain, and the frames of the first error that has any', () => {
    class DrizzleError extends Error {}
    const inner = withStack([`${root}sandbox/app.ts:7:1`], new TypeError('kept'));
    inner.cause = withStack([`${root}sandbox/other.ts:1:1`], new Error('kept'));
    const outer = withStack([], new DrizzleError('kept', { cause: inner }));
    expect(describeError(outer)).toBe(
      'DrizzleError, caused by TypeError, caused by Error, at sandbox/app.ts:7:1',
    );
    const circle = withStack([]);
    circle.cause = circle;
    expect(describeError(circle)).toBe(Array<string>(5).fill('RangeError').join(', caused by '));
  });
});
