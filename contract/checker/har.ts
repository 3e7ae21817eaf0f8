// Checks recorded traffic against the contract, without sending anything.
import type { Resource } from '../../src/core/defineResource';
import * as registry from '../../src/resources';
import { everyCall, type ContractCall } from '../calls';
import { addFromExchange } from './collectSecrets';
import type { Request } from './client';
import { collectEvidence } from './evidence';
import { readHar, type ReadAttachment, type RecordedExchange } from './harEntries';
import { checkExchange, harRules, sentBody, toExchange, type HarRule, type Observation } from './harExchange';
import { toOutcome } from './outcomes';
import type { Violation } from './rule';
import { Secrets } from './secrets';
import type { CheckOptions, HttpExchange, Report, RuleOutcome, Unproven } from './types';

interface HarOptions extends Pick<CheckOptions, 'resources'> {
  /** Limits the check to the requests to this base URL. */
  readonly host?: string | undefined;
  /** The ids of the rules to check. Default: all of `harRules`. */
  readonly rules?: readonly string[] | undefined;
  readonly readAttachment?: ReadAttachment | undefined;
  /** Receives every secret of the recording. */
  readonly secrets?: Secrets | undefined;
}

const NOT_RECORDED = 'the recording does not contain this call';
const nameOf = ({ method, path }: Pick<ContractCall, 'method' | 'path'>) => `${method} ${path}`;

interface Observed extends Observation {
  readonly request: Request;
  readonly exchange: HttpExchange;
}

function addSecrets(secrets: Secrets, recorded: RecordedExchange): void {
  const { url, headers, responseHeaders } = recorded;
  const { authorization = '' } = headers;
  secrets.add(url.password);
  secrets.add(authorization, '$TOKEN');
  secrets.add(authorization.replace(/^\w+\s+/, ''), '$TOKEN');
  addFromExchange(secrets, { ...toExchange(recorded), headers, responseHeaders });
}

/** Returns the base URL and path of a request, such as 'https://a.test/v1' and 'api/user/trades'. */
function splitUrl({ origin, pathname }: URL, host: string | undefined) {
  const address = origin + pathname;
  if (host !== undefined)
    return address.startsWith(`${host}/`) ? { base: host, path: address.slice(host.length + 1) } : undefined;
  const at = pathname.indexOf('/api/user/');
  return at < 0 ? undefined : { base: origin + pathname.slice(0, at), path: pathname.slice(at + 1) };
}

function reasonOf(rule: HarRule, call: ContractCall, observed: readonly Observed[]): string {
  if (observed.length === 0) return NOT_RECORDED;
  if (rule === 'request') return 'no request body was recorded';
  if (rule === 'count' && !('count' in (call.response.properties ?? {}))) return 'it has no pages';
  const hasSuccess = observed.some(({ isSuccess }) => isSuccess);
  if (rule === 'fields' && hasSuccess) return 'all recorded lists are empty';
  return rule === 'count' || rule === 'fields' ? 'no success was recorded' : 'no response body was recorded';
}

/** Returns the outcome of a rule for a call, with the first exchange that shows each fault. */
function outcomeOf(rule: HarRule, call: ContractCall, observed: readonly Observed[]): RuleOutcome {
  const violations = new Map<string, Violation>();
  for (const { faults, exchange } of observed)
    for (const fault of faults)
      if (fault.rule === rule && !violations.has(fault.expected))
        violations.set(fault.expected, { ...fault, exchange });
  const isExercised = observed.some(({ exercised }) => exercised.includes(rule)) || violations.size > 0;
  const result = isExercised ? [...violations.values()] : reasonOf(rule, call, observed);
  return toOutcome(rule, nameOf(call), result, 0);
}

/** Returns the calls of the chosen resources; with all resources, also those that belong to no resource. */
function callsOfResources(resources: readonly Resource[]): ContractCall[] {
  const names = new Set(resources.map(({ name }) => name));
  const isAll = Object.values(registry).every(({ name }) => names.has(name));
  return everyCall().filter(
    ({ usedBy }) => isAll || usedBy.some((use) => names.has(use.split('.')[0] ?? '')),
  );
}

function observeEntries(
  entries: readonly RecordedExchange[],
  calls: readonly ContractCall[],
  host: string | undefined,
) {
  const byName = new Map(calls.map((call) => [nameOf(call), call]));
  const inContract = new Set(everyCall().map(nameOf));
  const [bases, unknown] = [new Set<string>(), new Set<string>()];
  const observed = new Map(calls.map((call): [ContractCall, Observed[]] => [call, []]));
  let [checked, silent, ignored] = [0, 0, 0];
  for (const recorded of entries) {
    const place = splitUrl(recorded.url, host);
    const name = `${recorded.method} ${place?.path}`;
    const call = place && byName.get(name);
    if (call && recorded.status > 0) {
      checked += 1;
      bases.add(place.base);
      const request = { ...call, body: sentBody(call, recorded) };
      observed.get(call)?.push({ request, exchange: toExchange(recorded), ...checkExchange(call, recorded) });
    } else if (call) silent += 1;
    else ignored += 1;
    const isPreflight = recorded.method === 'OPTIONS' || recorded.method === 'HEAD';
    if (place && !isPreflight && !inContract.has(name)) unknown.add(name);
  }
  const notes = [
    `${checked} of ${entries.length} recorded requests checked; nothing was sent`,
    ...(silent > 0 ? [`${silent} have no response`] : []),
    ...(ignored > 0 ? [`${ignored} are none of the checked calls`] : []),
    ...(bases.size > 1 ? [`Several backends: ${[...bases].join(', ')}. --host limits the check to one`] : []),
    ...(unknown.size > 0 ? [`Not in the contract: ${[...unknown].join(', ')}`] : []),
  ];
  return { observed, checked, bases, notes };
}

/** Lists what no recorded success exercised: calls, and options, fields, values and value types of the recorded ones. */
function unprovenOf(
  observed: ReadonlyMap<ContractCall, readonly Observed[]>,
  resources: readonly Resource[],
) {
  const evidence = collectEvidence({ resources, rules: undefined, writes: false });
  for (const { request, exchange } of [...observed.values()].flat()) evidence.record(request, exchange);
  const ofCalls = [...observed].flatMap(([call, ofCall]): Unproven[] => {
    if (ofCall.some(({ isSuccess }) => isSuccess)) return [];
    const reason = ofCall.length > 0 ? 'no success was recorded' : NOT_RECORDED;
    return [{ kind: 'call', call: nameOf(call), what: 'its responses', reason }];
  });
  return [...ofCalls, ...evidence.unproven().filter(({ kind }) => kind !== 'call' && kind !== 'rule')];
}

/**
 * Checks the requests and responses in a HAR file against the contract. Returns a report without secrets, and sentences
 * about what was checked and what was left out. Throws an error with the reason if the text is no HAR file.
 */
export function checkHar(text: string, options: HarOptions = {}) {
  const { host, resources = Object.values(registry), secrets = new Secrets() } = options;
  const startedAt = new Date();
  const entries = readHar(text, options.readAttachment);
  for (const entry of entries) addSecrets(secrets, entry);
  const { observed, checked, bases, notes } = observeEntries(entries, callsOfResources(resources), host);
  const chosenRules = harRules.filter((rule) => options.rules?.includes(rule) ?? true);
  const report: Report = {
    host: host ?? ([...bases].join(', ') || 'no backend'),
    startedAt: startedAt.toISOString(),
    ms: Date.now() - startedAt.getTime(),
    requests: checked,
    writes: false,
    stopped: false,
    outcomes: [...observed].flatMap(([call, ofCall]) =>
      chosenRules.map((rule) => outcomeOf(rule, call, ofCall)),
    ),
    unproven: unprovenOf(observed, resources),
  };
  return secrets.removeFromValue({ report, notes });
}
