import type { ReactNode } from 'react';
import type { Choice } from '../../core/defineResource';
import { PanelTabs } from '../PanelTabs';
import { chosenOption } from '../query/listQuery';
import type { ListUrl } from '../query/useListQuery';

interface ChoiceTabsProps {
  readonly choice: Choice;
  readonly url: ListUrl;
  /** The list for the chosen option, shown below the tabs. */
  readonly children: ReactNode;
}

/** Renders a choice of a list as tabs. */
export function ChoiceTabs({ choice, url: { query, href }, children }: ChoiceTabsProps) {
  return (
    <PanelTabs
      label={choice.title}
      tabs={choice.options.map(({ label, value = '' }) => ({ key: value, label }))}
      current={chosenOption(choice, query)?.value ?? ''}
      hrefOf={(value) => href({ params: { ...query.params, [choice.name]: value } })}
    >
      {children}
    </PanelTabs>
  );
}
