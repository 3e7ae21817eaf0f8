import { isRecord } from '../../../contract/checker/law';

/** A request on its way to the honest backend. */
export interface Asked {
  readonly method: string;
  /** Without 'api/user/': 'trades'. */
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** What was sent, to the letter. */
  readonly text: string;
  readonly token: string | undefined;
}

/** What the honest backend answers, or what the mutant says in its place. */
export interface Said {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

/** A backend that breaks one promise. */
export interface Mutant {
  /** What is wrong with it, in words. */
  readonly name: string;
  /** The law that has to name it. */
  readonly law: string;
  /** The resources to look at: a check of all of them would find the same, later. */
  readonly of: readonly string[];
  readonly writes?: true;
  /** Changes the answer; a request that is not to reach the backend is answered by `instead`. */
  readonly change?: (said: Said, asked: Asked) => Said;
  readonly instead?: (asked: Asked) => Said | undefined;
  /** Changes the body on its way in. */
  readonly twist?: (asked: Asked) => object | undefined;
}

export const json = (body: unknown, status = 200): Said => ({ status, type: 'application/json', body });
export const html = (status: number): Said => ({
  status,
  type: 'text/html',
  body: `<!doctype html><title>${status}</title><h1>Something went wrong</h1>`,
});
export const fine = (more: object = {}): Said => json({ success: true, message: '', ...more });

/** Changes the envelope of the answers that grant something. */
export const envelope =
  (
    call: string,
    change: (body: Record<string, unknown>, asked: Asked) => unknown,
  ): NonNullable<Mutant['change']> =>
  (said, asked) =>
    asked.call === call && isRecord(said.body) && said.body.success === true
      ? { ...said, body: change(said.body, asked) }
      : said;

type Row = Record<string, unknown>;

/** Changes the rows of a list. */
export const rows = (
  call: string,
  change: (rows: Row[], asked: Asked) => unknown,
  key = 'data',
): NonNullable<Mutant['change']> =>
  envelope(call, (body, asked) => ({ ...body, [key]: change(body[key] as Row[], asked) }));

/** Sets a value by a dotted key; undefined takes it away. */
export function set(target: unknown, key: string, value: unknown): unknown {
  const [head = '', ...rest] = key.split('.');
  const record = isRecord(target) ? target : {};
  return { ...record, [head]: rest.length === 0 ? value : set(record[head], rest.join('.'), value) };
}

/** Gives one field of the last row another value. */
export const field = (
  call: string,
  key: string,
  value: unknown,
  under = 'data',
): NonNullable<Mutant['change']> =>
  rows(
    call,
    (all) => all.map((row, place) => (place === all.length - 1 ? set(row, key, value) : row)),
    under,
  );

/** A fetch that reaches an honest backend through a mutant. */
export function through(honest: typeof fetch, { change, instead, twist }: Mutant): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input.toString());
    const text = typeof init.body === 'string' ? init.body : '';
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      body = undefined;
    }
    const asked: Asked = {
      method: init.method ?? 'GET',
      call: url.pathname.replace('/api/user/', ''),
      body: isRecord(body) ? body : {},
      text,
      token: new Headers(init.headers).get('authorization') ?? undefined,
    };
    const twisted = twist?.(asked);
    const own = instead?.(asked);
    const answer =
      own ?? (await plain(await honest(input, twisted ? { ...init, body: JSON.stringify(twisted) } : init)));
    const said = change?.(answer, asked) ?? answer;
    const sent = typeof said.body === 'string' ? said.body : JSON.stringify(said.body);
    return new Response(sent, {
      status: said.status,
      headers: said.type ? { 'content-type': said.type } : {},
    });
  };
}

async function plain(response: Response): Promise<Said> {
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  try {
    return { status: response.status, type, body: JSON.parse(text) as unknown };
  } catch {
    return { status: response.status, type, body: text };
  }
}
