import { Button } from 'antd';
import { EmptyState } from '../../components/EmptyState';
import { ErrorAlert } from '../../components/ErrorAlert';
import { completenessMessage } from '../rows/completenessMessage';
import type { FoundRow } from './useFindRow';

/** Renders the search for a row that isn't found yet: progress, an error, or the offer to read all rows. */
export function FindStatus({ search, what }: { readonly search: FoundRow; readonly what: string }) {
  const { error, isSearching, progress, all, searchesAll, searchAll } = search;
  const failure = error && <ErrorAlert title={`This ${what} couldn't be loaded`} read={search} />;
  if (!all && failure) return failure;
  const title = isSearching ? `Looking for this ${what}` : `We couldn't find this ${what}`;
  const offersAll = searchesAll ? isSearching : !isSearching && all?.capped;
  return (
    <div aria-busy={isSearching}>
      {failure}
      {/* Announces the result, but not the progress. */}
      <p role="status" className="visually-hidden">
        {!isSearching && title}
      </p>
      <EmptyState
        title={title}
        actions={
          offersAll && (
            <Button loading={isSearching} onClick={searchAll}>
              Search all {all?.total ?? ''} rows
            </Button>
          )
        }
      >
        {isSearching
          ? `${progress.read} of ${progress.total || '…'} rows`
          : all && (completenessMessage(all) || "It isn't in this list.")}
      </EmptyState>
    </div>
  );
}
