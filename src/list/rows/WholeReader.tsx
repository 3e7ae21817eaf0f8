import { useLayoutEffect } from 'react';
import type { ListResource } from '../../core/defineResource';
import { AskedBar } from '../tools/ActiveFilters';
import { useFilteredRows, type Answer } from './useFilteredRows';
import type { ListAddress } from '../query/useListAddress';

interface WholeReaderProps {
  readonly resource: ListResource;
  readonly address: ListAddress;
  /** The refresh interval, in ms; without it, rows are loaded once. */
  readonly every?: number | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

/**
 * Loads all rows of a list, applies the query in the browser and renders the filter bar. It is a component, not a
 * hook, because its code is loaded lazily; `onAnswer` passes the rows up before the browser paints.
 */
export default function WholeReader({ resource, address, every, onAnswer }: WholeReaderProps) {
  const [answer, progress] = useFilteredRows(resource, address, every);
  useLayoutEffect(() => onAnswer(answer), [onAnswer, answer]);
  return <AskedBar resource={resource} address={address} answer={answer} progress={progress} />;
}
