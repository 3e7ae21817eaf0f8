import { EmptyState } from '../components/EmptyState';
import { LinkButton } from '../components/LinkButton';
import type { ListResource } from '../core/defineResource';
import { messages } from '../core/messages';
import { useNextStep } from '../data/memberSteps';

interface ListEmptyProps {
  readonly resource: ListResource;
  /** Why no row is shown: the list has none, none matches the filters, or the page is past the last one. */
  readonly reason: 'empty' | 'filtered' | 'pastLastPage';
}

/** Renders the empty state of a list: what fills it and the member's next step, or that filters hide its rows. */
export function ListEmpty({ resource: { emptyText, emptyLink = [] }, reason }: ListEmptyProps) {
  const next = useNextStep(reason === 'empty' ? [emptyLink].flat() : []);
  const texts = {
    empty: emptyText,
    filtered: 'Nothing matches. Change or clear the filters.',
    pastLastPage: '',
  };
  return (
    <EmptyState title={messages.noData} actions={next && <LinkButton to={next.to}>{next.title}</LinkButton>}>
      {texts[reason]}
    </EmptyState>
  );
}
