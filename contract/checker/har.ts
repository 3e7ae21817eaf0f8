// Checks recorded traffic against the contract, without sending anything.
import type { Resource } from '../../src/core/defineResource';
import * as registry from '../../src/resources';
import { everyCall, type ContractCall } from '../calls';
import { addFromExchange } from './collectSecrets';
import { collectEvidence } from './evidence';
import { readHar, type ReadAttachment, type RecordedExchange } from './harEntries';
import { checkExchange, harRules, sentBody, toExchange, type HarFault, type HarRule } from './harExchange';
import { toReported } from './redact';
import { Secrets } from './secrets';
import type { Report, RuleOutcome, Unproven } from './types';

interface HarOptions {
  /** Limits the check to the requests to this base URL. */
  readonly host?: string | undefined;
  readonly resources?: readonly Resource[] | undefined;
  /** The ids of the rules to check. Default: all of `harRules`. */
  readonly rules?: readonly string[] | undefined;
  readonly readAttachment?: ReadAttachment | undefined;
  /** Receives every secret of the recording. */
  readonly secrets?: Secrets | undefined;
}

interface HarReport {
  readonly report: Report;
  /** Sentences about what was checked and what was left out. */
  readonly notes: readonly string[];
}

const NOT_RECORDED = 'the recording does not contain this call';
const nameOf = ({ method, path }: Pick<ContractCall, 'method' | 'path'>) => `${method} ${path}`;

/** What the recorded exchanges of one call show. */
interface Result {
  readonly exercised: Set<HarRule>;
  /** The first exchange with each fault. */
  readonly faults: Map<string, HarFault & { readonly exchange: RecordedExchange }>;
  successes: number;
}

/** Adds every secret of the recording: tokens, cookies, passwords, codes and keys. */
function addSecrets(secrets: Secrets, recorded: RecordedExchange): void {
  const { url, headers, responseHeaders } = recorded;
  const { authorization = '' } = headers;
  secrets.add(url.password);
  secrets.add(authorization, '$TOKEN');
  secrets.add(authorization.replace(/^\w+\s+/, ''), '$TOKEN');
  addFromExchange(secrets, { ...toExchange(recorded), headers, responseHeaders });
}

/** Returns the base URL and path of a request, such as 'https://a.test/v1' and 'api/user/trades'. */
function splitUrl(
  { origin, pathname }: URL,
  host: string | undefined,
): { base: string; path: string } | undefined {
  const address = origin + pathname;
  if (host !== undefined)
    return address.startsWith(`${host}/`) ? { base: host, path: address.slice(host.length + 1) } : undefined;
  const at = pathname.indexOf('/api/user/');
  return at < 0 ? undefined : { base: origin + pathname.slice(0, at), path: pathname.slice(at + 1) };
}

/** Returns why no recorded exchange of a call exercises a rule. */
function reasonOf(rule: HarRule, call: ContractCall, result: Result | undefined): string {
  if (!result) return NOT_RECORDED;
  if (rule === 'request') return 'no request body was recorded';
  if (rule === 'count' && !('count' in (call.response.properties ?? {}))) return 'it has no pages';
  if (rule === 'fields' && result.successes > 0) return 'all recorded lists are empty';
  return rule === 'count' || rule === 'fields' ? 'no success was recorded' : 'no response body was recorded';
}

function outcomeOf(rule: HarRule, call: ContractCall, result: Result | undefined): RuleOutcome {
  const name = nameOf(call);
  const findings = [...(result?.faults.values() ?? [])]
    .filter((fault) => fault.rule === rule)
    .map(({ expected, got, exchange }) => ({
      rule,
      call: name,
      expected,
      got,
      exchange: toReported(toExchange(exchange)),
    }));
  const isExercised = findings.length > 0 || result?.exercised.has(rule);
  const skipped = isExercised ? undefined : reasonOf(rule, call, result);
  return { rule, call: name, findings, skipped, ms: 0 };
}

/** Adds what an exchange shows to the result of its call. */
function addTo(results: Map<string, Result>, call: ContractCall, exchange: RecordedExchange): void {
  const result = results.get(nameOf(call)) ?? { exercised: new Set(), faults: new Map(), successes: 0 };
  results.set(nameOf(call), result);
  const { exercised, faults, isSuccess } = checkExchange(call, exchange);
  result.successes += Number(isSuccess);
  for (const rule of exercised) result.exercised.add(rule);
  for (const fault of faults) {
    const key = `${fault.rule} ${fault.expected}`;
    if (!result.faults.has(key)) result.faults.set(key, { ...fault, exchange });
  }
}

/** Returns the calls of the chosen resources; with all resources, also those that belong to no resource. */
function callsOfResources(resources: readonly Resource[]): ContractCall[] {
  const names = new Set(resources.map(({ name }) => name));
  const isAll = Object.values(registry).every(({ name }) => names.has(name));
  return everyCall().filter(
    ({ usedBy }) => isAll || usedBy.some((use) => names.has(use.split('.')[0] ?? '')),
  );
}

/** Finds the calls of the recorded requests, and counts the others. */
function matchEntries(
  entries: readonly RecordedExchange[],
  calls: readonly ContractCall[],
  host: string | undefined,
) {
  const byName = new Map(calls.map((call) => [nameOf(call), call]));
  const inContract = new Set(everyCall().map(nameOf));
  const [bases, unknown] = [new Set<string>(), new Set<string>()];
  const matched: { readonly call: ContractCall; readonly exchange: RecordedExchange }[] = [];
  let [silent, ignored] = [0, 0];
  for (const exchange of entries) {
    const place = splitUrl(exchange.url, host);
    const name = `${exchange.method} ${place?.path}`;
    const call = place && byName.get(name);
    if (call && exchange.status > 0) {
      bases.add(place.base);
      matched.push({ call, exchange });
    } else if (call) silent += 1;
    else ignored += 1;
    const isPreflight = exchange.method === 'OPTIONS' || exchange.method === 'HEAD';
    if (place && !isPreflight && !inContract.has(name)) unknown.add(name);
  }
  const notes = [
    `${matched.length} of ${entries.length} recorded requests checked; nothing was sent`,
    ...(silent > 0 ? [`${silent} have no response`] : []),
    ...(ignored > 0 ? [`${ignored} are none of the checked calls`] : []),
    ...(bases.size > 1 ? [`Several backends: ${[...bases].join(', ')}. --host limits the check to one`] : []),
    ...(unknown.size > 0 ? [`Not in the contract: ${[...unknown].join(', ')}`] : []),
  ];
  return { matched, bases, notes };
}

/** Lists what no recorded success exercised: calls, and options, fields, values and value types of the recorded ones. */
function unprovenOf(
  matched: ReturnType<typeof matchEntries>['matched'],
  calls: readonly ContractCall[],
  results: ReadonlyMap<string, Result>,
  resources: readonly Resource[],
): Unproven[] {
  const evidence = collectEvidence({ resources, rules: undefined, writes: false });
  for (const { call, exchange } of matched)
    evidence.record({ ...call, body: sentBody(call, exchange) }, toExchange(exchange));
  const ofCalls = calls.flatMap((call): Unproven[] => {
    const result = results.get(nameOf(call));
    if (result && result.successes > 0) return [];
    const reason = result ? 'no success was recorded' : NOT_RECORDED;
    return [{ kind: 'call', call: nameOf(call), what: 'its responses', reason }];
  });
  return [...ofCalls, ...evidence.unproven().filter(({ kind }) => kind !== 'call' && kind !== 'rule')];
}

/**
 * Checks the requests and responses in a HAR file against the contract, and returns a report without secrets. Throws an
 * error with the reason if the text is no HAR file.
 */
export function checkHar(text: string, options: HarOptions = {}): HarReport {
  const { host, resources = Object.values(registry), secrets = new Secrets() } = options;
  const startedAt = new Date();
  const entries = readHar(text, options.readAttachment);
  for (const entry of entries) addSecrets(secrets, entry);
  const calls = callsOfResources(resources);
  const { matched, bases, notes } = matchEntries(entries, calls, host);
  const results = new Map<string, Result>();
  for (const { call, exchange } of matched) addTo(results, call, exchange);
  const chosenRules = harRules.filter((rule) => options.rules?.includes(rule) ?? true);
  const report = {
    host: host ?? ([...bases].join(', ') || 'no backend'),
    startedAt: startedAt.toISOString(),
    ms: Date.now() - startedAt.getTime(),
    requests: matched.length,
    writes: false,
    stopped: false,
    outcomes: calls.flatMap((call) =>
      chosenRules.map((rule) => outcomeOf(rule, call, results.get(nameOf(call)))),
    ),
    unproven: unprovenOf(matched, calls, results, resources),
  };
  return secrets.removeFromValue({ report, notes });
}
