import { messages } from '../core/messages';
import { EmptyState } from '../components/EmptyState';
import { LinkButton } from '../components/LinkButton';
import type { ListResource } from '../core/defineResource';

interface ListEmptyProps {
  readonly resource: ListResource;
  /** Rows exist that a filter, a choice or the page leaves out: the next step is not to make the first one. */
  readonly filtered: boolean;
}

/** Shown in place of the rows of an empty list, with the next step of its resource (product.md: Messages). */
export const ListEmpty = ({ resource: { emptyLink }, filtered }: ListEmptyProps) => (
  <EmptyState
    title={messages.noData}
    actions={!filtered && emptyLink && <LinkButton to={emptyLink.to}>{emptyLink.title}</LinkButton>}
  />
);
