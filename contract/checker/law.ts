import type { ListResource, ObjectResource } from '../../src/core/defineResource';
import type { ContractCall } from '../calls';
import type { Ask } from './client';
import type { Exchange } from './types';

/** What a law is held against: one use of one call, with the body that the portal sends first. */
export type Subject = {
  /** 'POST api/user/trades (futures-trades)'. */
  readonly name: string;
  readonly contract: ContractCall;
  readonly body: Readonly<Record<string, unknown>>;
} & (
  | { readonly kind: 'list'; readonly resource: ListResource }
  | { readonly kind: 'object'; readonly resource: ObjectResource }
  | { readonly kind: 'write' }
);

export type ListSubject = Extract<Subject, { kind: 'list' }>;

/** What was promised, what came instead, and the request that shows it. */
export interface Broken {
  readonly expected: string;
  readonly got: string;
  readonly exchange?: Exchange | undefined;
}

/** Nothing where the law is kept; a text where it cannot be checked here. */
export type Verdict = readonly Broken[] | string;

export interface Law<S extends Subject = Subject> {
  /** Names the law in reports: 'count-steady'. */
  readonly id: string;
  /** The promise, in one sentence. */
  readonly promise: string;
  readonly check: (subject: S, ask: Ask) => Promise<Verdict>;
}

/** A law for lists that are read page by page. */
export const pagedLaw = (law: Law<ListSubject>): Law<ListSubject> => law;

const LONGEST = 160;

/** A value in a report: short, and on one line. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** What came back, in a few words. */
export function describe({ lost, status, contentType, text, json }: Exchange): string {
  if (lost !== undefined) return `no answer: ${lost}`;
  if (text === '') return `status ${status} with an empty body`;
  return `status ${status}, ${json === undefined ? `${contentType || 'no content type'}: ` : ''}${show(json ?? text)}`;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer that grants what was asked for. */
export const granted = ({ status, json }: Exchange): Record<string, unknown> | undefined =>
  isRecord(json) && json.success === true && status >= 200 && status < 400 ? json : undefined;

/** An answer that refuses in words: `success: false` and a message, or a 4xx that says why. */
export const refused = ({ status, json }: Exchange): boolean =>
  status >= 200 &&
  status < 500 &&
  isRecord(json) &&
  json.success === false &&
  typeof json.message === 'string' &&
  json.message.trim() !== '';
