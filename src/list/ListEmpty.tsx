import { EmptyState } from '../components/EmptyState';
import { LinkButton } from '../components/LinkButton';
import type { EmptyLink, ListResource } from '../core/defineResource';
import { messages } from '../core/messages';
import { useNextStep } from '../data/memberSteps';

/** Renders the member's next step as a link; nothing if there is none. */
function NextStep({ links }: { readonly links: readonly EmptyLink[] }) {
  const next = useNextStep(links);
  return next && <LinkButton to={next.to}>{next.title}</LinkButton>;
}

interface ListEmptyProps {
  readonly resource: ListResource;
  /** Why no row is shown: the list has none, none matches the filters, or the page is past the last one. */
  readonly reason: 'empty' | 'filtered' | 'pastLastPage';
}

/** Renders the empty state of a list: what fills it and the member's next step, or that filters hide its rows. */
export function ListEmpty({ resource: { emptyText, emptyLink = [] }, reason }: ListEmptyProps) {
  const texts = {
    empty: emptyText,
    filtered: 'Nothing matches. Change or clear the filters.',
    pastLastPage: '',
  };
  return (
    <EmptyState
      title={messages.noData}
      actions={reason === 'empty' && <NextStep links={[emptyLink].flat()} />}
    >
      {texts[reason]}
    </EmptyState>
  );
}
