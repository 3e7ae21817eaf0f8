import { messages } from '../../core/messages';
import { EmptyState } from '../../components/EmptyState';
import { LinkButton } from '../../components/LinkButton';
import type { ListResource } from '../../core/defineResource';

interface ListEmptyProps {
  readonly resource: ListResource;
  /** Whether a filter, choice or page may hide rows. If so, the "create the first one" link is wrong. */
  readonly filtered: boolean;
}

/** Renders the empty state of a list with the next step of its resource (product.md: Messages). */
export const ListEmpty = ({ resource: { emptyLink }, filtered }: ListEmptyProps) => (
  <EmptyState
    title={messages.noData}
    actions={!filtered && emptyLink && <LinkButton to={emptyLink.to}>{emptyLink.title}</LinkButton>}
  />
);
