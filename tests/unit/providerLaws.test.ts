import type {
  DataProvider,
  GetListParams,
  GetListResponse,
  UpdateParams,
  UpdateResponse,
} from '@refinedev/core';
import { describe, expect, it } from 'vitest';
import type { MakeProvider } from '../../contract/provider/law';
import { providerLaws } from '../../contract/provider/laws';
import { describeDataProvider } from '../../contract/provider/suite';
import type { Answer } from '../../src/api/answer';
import type { Send } from '../../src/api/http';
import { createDataProvider } from '../../src/providers/dataProvider';
import { resources } from '../support/resources';
import { toy, toyShelf } from '../support/toy';

const all = [...resources, toy, toyShelf];
const ours: MakeProvider = (send) => createDataProvider(send, all, 'https://backend.test');

describeDataProvider(ours, all);

/** The laws that a provider breaks for any resource. */
async function broken(make: MakeProvider): Promise<string[]> {
  const faults = new Set<string>();
  for (const { name, concerns, check } of providerLaws)
    for (const resource of all.filter(concerns)) await check(make, resource).catch(() => faults.add(name));
  return [...faults].sort();
}

/** Ours with another way out, or with other methods. */
const sending =
  (change: (send: Send) => Send): MakeProvider =>
  (send) =>
    ours(change(send));
/** Methods for rows of any kind, where Refine's own name the kind that their caller expects. */
interface Changes {
  readonly getList?: (params: GetListParams) => Promise<GetListResponse>;
  readonly update?: (params: UpdateParams<object>) => Promise<UpdateResponse>;
}
const changing =
  (change: (right: DataProvider) => Changes): MakeProvider =>
  (send) => {
    const right = ours(send);
    return { ...right, ...(change(right) as Partial<DataProvider>) };
  };

/** Skips as many rows as there are pages before: the second page begins with the second row. */
const pageAsSkip: MakeProvider = sending(
  (send) =>
    (call, body: { skip?: number } = {}, options) =>
      send(call, body.skip === undefined ? body : { ...body, skip: body.skip / 10 }, options),
);

const withoutFixed: MakeProvider = sending(
  (send) =>
    (call, body = {}, options) =>
      send(call, Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'type')), options),
);

const deaf: MakeProvider = sending((send) => (call, body) => send(call, body));

const cached: MakeProvider = sending((send) => {
  const known = new Map<string, Promise<Answer>>();
  return (call, body, options) => {
    const key = JSON.stringify([call.path, body]);
    const answer = known.get(key) ?? send(call, body, options);
    known.set(key, answer);
    return answer;
  };
});

/** Asks once more where it was refused: a transfer would be made twice. */
const stubborn: MakeProvider = sending(
  (send) => (call, body, options) => send(call, body, options).catch(() => send(call, body, options)),
);

/** Ours with another answer to every call. */
const hearing = (change: (answer: Answer) => object): MakeProvider =>
  sending((send) => async (call, body, options) => ({
    message: '',
    ...change(await send(call, body, options)),
  }));

const anyCount: MakeProvider = hearing((answer) => {
  const count = Math.trunc(Number(answer.count));
  return Array.isArray(answer.data) ? { ...answer, count: count > 0 ? count : 0 } : answer;
});

const rowsFromData: MakeProvider = hearing((answer) => {
  const key = ['randomUsers', 'shelf'].find((one) => one in answer);
  return key === undefined ? answer : { ...answer, [key]: answer.data };
});

const emptyForRefused: MakeProvider = sending(
  (send) => (call, body, options) =>
    send(call, body, options).catch(() => ({ message: '', data: [], randomUsers: [], shelf: [], count: 0 })),
);

const ownWords: MakeProvider = sending(
  (send) => (call, body, options) =>
    send(call, body, options).catch(() => Promise.reject(new Error('Something went wrong'))),
);

/** Sends every filter, whatever it is, in place of those that a list declares. */
const allFilters: MakeProvider = (send) => ({
  ...ours(send),
  getList: ({ filters = [], ...params }) => {
    const given = filters.flatMap((one) => ('field' in one ? [[one.field, String(one.value)] as const] : []));
    const sendAll: Send = (call, body, options) =>
      send(call, { ...body, ...Object.fromEntries(given) }, options);
    return ours(sendAll).getList(params);
  },
});

const firstPageForNone: MakeProvider = changing((right) => ({
  getList: ({ pagination, ...params }) => {
    const page = pagination?.currentPage ?? 1;
    const currentPage = Number.isSafeInteger(page) && page > 0 ? page : 1;
    return right.getList({ ...params, pagination: { ...pagination, currentPage } });
  },
}));

/** Cuts a page out of what is a page already. */
const cutTwice: MakeProvider = changing((right) => ({
  getList: async (params) => {
    const result = await right.getList(params);
    const skip = ((params.pagination?.currentPage ?? 1) - 1) * 10;
    return result.data.length > 10 || skip === 0 ? result : { ...result, data: result.data.slice(skip) };
  },
}));

const rowsAlone: MakeProvider = changing((right) => ({
  getList: async (params) => {
    const { data, total } = await right.getList(params);
    return { data, total };
  },
}));

const idInBody: MakeProvider = changing((right) => ({
  update: (params) => right.update({ ...params, variables: { id: params.id, ...params.variables } }),
}));

const PAGE_SENT = 'asks for a page by its own call, with limit, skip and what is fixed, each time anew';
const FIRST_SENT = 'asks for the first page where none is named';
const OPTION_SENT = 'sends the option that was chosen in place of the first';
const PAGE_CUT = 'cuts a page out of an answer with all rows, and counts them itself';
const COUNT = 'refuses a count that no list can have, and names it';
const ROWS = 'refuses rows that are no list, and names their key';
const GIVEN = 'gives the rows of its own key as they came, and the count of the server';
const WHOLE = 'gives all rows at once where no pages are wanted';
const NO_SIGNAL = 'reads without a signal too, and takes nothing else for one';
const JUNK = 'keeps rows of junk: it is for the cells to say that they cannot be read';
const REFUSAL = 'lets a refusal through as it is: nothing is empty, done or said in other words instead';
const FILTERS = 'refuses a filter that it does not declare';
const EQUALITY = 'refuses any filter but equality';
const NO_PAGE = 'refuses a page that is none, and asks for no other in its place';
const FIGURES = 'passes on the figures beside the rows';
const WRITTEN = 'writes by the call of that use, with exactly the body it was given, and gives the answer';
const SIGNAL = 'hands the signal of a read on, so that it ends with its screen';

describe('a provider that is wrong breaks the laws that say so', () => {
  it.each<[string, MakeProvider, string[]]>([
    ['sends the page as skip', pageAsSkip, [PAGE_SENT, OPTION_SENT]],
    ['leaves out what is fixed', withoutFixed, [PAGE_SENT, FIRST_SENT, OPTION_SENT]],
    ['sends all filters', allFilters, [FILTERS, EQUALITY]],
    ['takes any count', anyCount, [COUNT]],
    ['reads rows from data always', rowsFromData, [PAGE_CUT, ROWS, WHOLE, JUNK, SIGNAL, NO_SIGNAL]],
    ['shows an empty list where it was refused', emptyForRefused, [REFUSAL]],
    ['says everything in words of its own', ownWords, [REFUSAL]],
    ['asks twice where it was refused', stubborn, [REFUSAL]],
    ['keeps answers', cached, [PAGE_SENT]],
    ['cuts pages that the server has cut', cutTwice, [GIVEN, PAGE_CUT]],
    ['gives the first page for one that is none', firstPageForNone, [NO_PAGE]],
    ['loses the figures beside the rows', rowsAlone, [FIGURES]],
    ['adds the id to the body', idInBody, [WRITTEN]],
    ['never ends a read', deaf, [SIGNAL]],
  ])('%s', async (_, make, laws) => {
    expect(await broken(make)).toEqual(laws.toSorted());
  });

  it('ours breaks none', async () => {
    expect(await broken(ours)).toEqual([]);
  });
});
