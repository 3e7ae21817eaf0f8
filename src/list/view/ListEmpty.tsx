import { messages } from '../../core/messages';
import { EmptyState } from '../../components/EmptyState';
import { LinkButton } from '../../components/LinkButton';
import type { RowsProps } from './tableRows';

/** Renders the empty state of a list with the link to the next step (product.md: Messages). */
export const ListEmpty = ({
  resource: { emptyLink },
  filtered,
}: Pick<RowsProps, 'resource' | 'filtered'>) => (
  <EmptyState
    title={messages.noData}
    // No link while filtered: the list may have rows that the filters hide.
    actions={!filtered && emptyLink && <LinkButton to={emptyLink.to}>{emptyLink.title}</LinkButton>}
  />
);
