// Collects what the responses of a whole check exercise.
import type { Resource } from '../../src/core/defineResource';
import * as registry from '../../src/resources';
import { everyCall } from '../calls';
import { classify } from './classify';
import type { Request } from './client';
import { isRecord } from '../../src/core/isRecord';
import { allRules } from './rules';
import type { HttpExchange, Unproven } from './types';
import { callOf, fieldsOf, isReadOf, readOf, recordResponse, unprovenOf, type Seen } from './unproven';

const SIGN_IN = /^(signIn|verifySignIn)$/;

interface Chosen {
  readonly resources: readonly Resource[];
  /** The ids of the chosen rules; undefined for all. */
  readonly rules: readonly string[] | undefined;
  readonly writes: boolean;
}

export interface Evidence {
  /** Records the response to a request. */
  readonly record: (request: Request, exchange: HttpExchange) => void;
  /** Lists the parts of the contract that no response exercised. */
  readonly unproven: () => Unproven[];
}

/** Collects the evidence of a check of these resources and rules. */
export function collectEvidence({ resources, rules, writes }: Chosen): Evidence {
  const known = [...new Set<Resource>([...resources, ...Object.values(registry)])];
  const seenOf = new Map<Resource, Seen>();
  const succeeded = new Set<string>();

  const unprovenReads = () =>
    known.flatMap((resource): Unproven[] => {
      if (!readOf(resource)) return [];
      if (resources.includes(resource)) return unprovenOf(resource, seenOf.get(resource));
      return [{ kind: 'call', call: callOf(resource), what: 'its responses', reason: 'it was not chosen' }];
    });

  const unprovenWrites = () =>
    everyCall(known)
      .filter(({ method, path }) => !succeeded.has(`${method} ${path}`))
      .filter(({ path }) => !known.some((resource) => readOf(resource)?.path === path))
      .map(({ method, path, usedBy: [use = ''] }): Unproven => {
        const isAccount = !use.includes('.');
        const reason = isAccount
          ? `the check ${SIGN_IN.test(use) ? 'sends it only to sign in' : 'never sends it'}`
          : writes
            ? 'no valid request was sent and accepted'
            : 'it changes data, so only requests without a valid token were sent';
        return { kind: 'call', call: `${method} ${path} (${use})`, what: 'its responses', reason };
      });

  const unprovenTypes = () => {
    const typesOf = (hasValue: (resource: Resource, key: string) => boolean) =>
      known.flatMap((resource) =>
        fieldsOf(resource).flatMap(({ key, valueType }) => (hasValue(resource, key) ? valueType : [])),
      );
    const seen = new Set(
      typesOf(
        (resource, key) => resources.includes(resource) && seenOf.get(resource)?.values.has(key) === true,
      ),
    );
    return [...new Set(typesOf(() => true))]
      .filter((type) => !seen.has(type))
      .map((what): Unproven => ({
        kind: 'value type',
        call: '',
        what,
        reason: 'no response had a value of it',
      }));
  };

  const unprovenRules = () =>
    allRules
      .filter(({ id, scope }) => rules?.includes(id) === false || (scope === 'writes' && !writes))
      .map(({ id }): Unproven => {
        const reason = rules?.includes(id) === false ? 'it was not chosen' : 'it changes data (--writes)';
        return { kind: 'rule', call: '', what: id, reason };
      });

  return {
    record: (request, exchange) => {
      if (request.token !== undefined || classify(exchange) !== 'ok' || !isRecord(exchange.json)) return;
      succeeded.add(`${request.method} ${request.path}`);
      const params = isRecord(request.body) ? request.body : {};
      for (const resource of known.filter((each) => isReadOf(each, request))) {
        const seen = seenOf.get(resource) ?? { rows: 0, options: new Map(), values: new Map() };
        seenOf.set(resource, seen);
        recordResponse(resource, seen, params, exchange.json);
      }
    },
    unproven: () => [...unprovenReads(), ...unprovenWrites(), ...unprovenTypes(), ...unprovenRules()],
  };
}
