import { useLayoutEffect } from 'react';
import type { ListResource } from '../core/defineResource';
import { AskedBar } from './AskedBar';
import { useFilteredRows, type Answer } from './useFilteredRows';
import type { ListAddress } from './useListAddress';

interface WholeReaderProps {
  readonly resource: ListResource;
  readonly address: ListAddress;
  /** Milliseconds after which it reads again; once unless told. */
  readonly every?: number | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

/**
 * Reads a whole list and draws what is asked of it. Its code comes when it is needed, and hooks that are not
 * there yet cannot be called: so it tells the rows to whoever draws them, before anything is seen.
 */
export default function WholeReader({ resource, address, every, onAnswer }: WholeReaderProps) {
  const [answer, progress] = useFilteredRows(resource, address, every);
  useLayoutEffect(() => onAnswer(answer), [onAnswer, answer]);
  return <AskedBar resource={resource} address={address} answer={answer} progress={progress} />;
}
