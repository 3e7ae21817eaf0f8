import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { callsOf, everyCall, type ContractCall } from '../../contract/calls';
import {
  isObject,
  pick,
  type ListResource,
  type ObjectResource,
  type Resource,
  type Writable,
} from '../../src/core/defineResource';
import { createAuthProvider } from '../../src/providers/authProvider';
import { createDataProvider } from '../../src/providers/dataProvider';
import { listMarkup, objectMarkup } from '../support/answerMarkup';
import { answersOf, type WireAnswer } from '../support/answers';
import { httpOver } from '../support/fakeFetch';
import { lists, named, resources } from '../support/resources';
import {
  claim,
  claimDrawn,
  claimList,
  claimObject,
  claimRefusal,
  claimRows,
  grantedOf,
} from '../support/shapeLaws';

/** Answers a call: few while one works, 2,000 in `npm run test:deep`. */
const numRuns = Number(process.env.FUZZ_ANSWERS ?? 200);
/** Another one each time; the one that failed is printed, and given back in FUZZ_SEED. */
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** One answer in so many is drawn by React as well, which takes a hundred times as long. */
const DRAWN = 25;
/** Milliseconds that one answer may take at most, on a machine that has other things to do. */
const SLOWEST = 5_000;
/** Milliseconds for all answers of one test. */
const LIMIT = 240_000;

const said = { answers: 0, refused: 0, cells: 0, drawn: 0, slowest: 0 };
afterAll(() => {
  const { slowest, ...counts } = said;
  const figures = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  console.log(`Shape fuzz, FUZZ_SEED=${seed}: ${figures.join(', ')}; slowest ${slowest.toFixed(0)} ms`);
});

/** The portal over a backend that gives the answer laid down last. */
function portal() {
  const laid: { wire: WireAnswer } = { wire: { status: 200, text: '' } };
  const over = httpOver(() => {
    over.seen.length = 0;
    return new Response(laid.wire.text, { status: laid.wire.status });
  });
  return { ...over, laid, data: createDataProvider(over.send, resources, 'https://backend.test') };
}

/** Other answers for each call, all from the one seed. */
const seedOf = ({ path, usedBy }: ContractCall) =>
  Array.from(path + usedBy.join()).reduce(
    (sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0,
    seed,
  );

interface Held<T> {
  readonly over: Pick<ReturnType<typeof portal>, 'laid'>;
  readonly ask: () => Promise<T>;
  /** What a refusal says of an answer that was granted, and breaks its contract. */
  readonly broken: RegExp;
  readonly taken?: (value: T, wire: WireAnswer, granted: Record<string, unknown>) => void;
  readonly refused?: (granted: Record<string, unknown> | undefined) => void;
}

/** Holds many answers of a call to the laws; a failing one shrinks, and is printed with seed and path. */
async function hold<T>(call: ContractCall | undefined, { over, ask, broken, taken, refused }: Held<T>) {
  if (!call) throw new Error('There is no such call.');
  const law = async (wire: WireAnswer) => {
    const start = performance.now();
    said.answers++;
    over.laid.wire = wire;
    const granted = grantedOf(wire);
    const result = await ask().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if ('value' in result) {
      claim(granted !== undefined, () => 'what was not granted was taken');
      taken?.(result.value, wire, granted);
    } else {
      said.refused++;
      claimRefusal(result.error, wire, broken);
      refused?.(granted);
    }
    const took = performance.now() - start;
    said.slowest = Math.max(said.slowest, took);
    claim(took < SLOWEST, () => `it took ${took.toFixed(0)} ms`);
  };
  await fc.assert(fc.asyncProperty(answersOf(call.answer), law), { seed: seedOf(call), numRuns });
}

/** Draws one answer in so many. */
function draw(markup: () => string, wire: WireAnswer, what: string) {
  if (said.answers % DRAWN !== 0) return;
  said.drawn++;
  claimDrawn(markup(), wire.text, what);
}

function holdList(list: ListResource) {
  const over = portal();
  const filters = (list.read.params ?? []).map((field) => ({ field, operator: 'eq' as const, value: '1' }));
  const rowsKey = list.read.rows ?? 'data';
  const counts = (count: unknown) =>
    list.read.method === 'GET' || (Number.isSafeInteger(count) && Number(count) >= 0);
  return hold(callsOf(list)[0], {
    over,
    ask: () => over.data.getList({ resource: list.name, filters }),
    broken: new RegExp(`^${list.title} cannot be shown: its (count|${rowsKey}) is `),
    refused: (granted) =>
      claim(!Array.isArray(granted?.[rowsKey]) || !counts(granted.count), () => 'a sound answer was refused'),
    taken: (result, wire, granted) => {
      claim(counts(granted.count), () => 'a broken count was taken');
      claimList(list, result, granted);
      said.cells += claimRows(list, result.data);
      draw(() => listMarkup(list, result, result.data), wire, 'the list');
    },
  });
}

function holdObject(object: ObjectResource) {
  const over = portal();
  return hold(callsOf(object)[0], {
    over,
    ask: () => over.data.getOne({ resource: object.name, id: '1' }),
    broken: new RegExp(`^${object.name} cannot be shown: its data is `),
    taken: ({ data }, wire) => {
      said.cells += claimObject(object, data);
      draw(() => objectMarkup(object, data), wire, 'the object');
    },
  });
}

const methods = { create: 'create', update: 'update', remove: 'deleteOne' } as const;
const uses = ['create', 'update', 'remove'] as const;

async function holdWrites(resource: Writable) {
  const over = portal();
  for (const use of uses.filter((one) => resource[one])) {
    const params = { resource: resource.name, id: '', variables: {} };
    await hold(
      callsOf(resource).find(({ usedBy }) => usedBy.includes(`${resource.name}.${use}`)),
      {
        over,
        ask: () => over.data[methods[use]](params),
        // Whatever a write answers it was done: nothing of it is held against its contract.
        broken: /(?!)/,
        taken: ({ data }) => claim(typeof pick(data, 'message') === 'string', () => 'its message is no text'),
      },
    );
  }
}

const writes = (resource: Resource): resource is Writable =>
  !isObject(resource) && uses.some((use) => resource[use]);

/** The calls of no resource: signing up and in. */
const plainCalls = everyCall().filter(({ usedBy }) => usedBy.every((use) => !use.includes('.')));

describe(`whatever the server answers (${numRuns} answers a call)`, () => {
  it.each(named(lists))('the list %s stands, or says what is wrong', (_, list) => holdList(list), LIMIT);

  it.each(named(resources.filter(isObject)))(
    'the object %s stands, or says what is wrong',
    (_, object) => holdObject(object),
    LIMIT,
  );

  it.each(named(resources.filter(writes)))(
    'what %s writes is done, or is said not to be',
    (_, resource) => holdWrites(resource),
    LIMIT,
  );

  it.each(plainCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s gives an answer or an ApiError',
    (_, call) => {
      const over = portal();
      return hold(call, { over, ask: () => over.send(call, {}), broken: /(?!)/ });
    },
    LIMIT,
  );

  it('whoever is signed in has a token that a header can carry', async () => {
    const over = portal();
    const auth = createAuthProvider(over.send, over.session);
    await hold(
      plainCalls.find(({ usedBy }) => usedBy.includes('verifySignIn')),
      {
        over,
        ask: () => auth.confirmSignIn({ email: 'a@example.test', otp: '123456' }),
        broken: /sent no session/,
        taken: () => {
          const { token } = over.session.state();
          expect(() => new Headers({ Authorization: token ?? '' })).not.toThrow();
        },
      },
    );
  });
});
