import type { ReactNode } from 'react';
import type { Choice } from '../../core/defineResource';
import { PanelTabs } from '../PanelTabs';
import type { ListAddress } from '../query/useListAddress';

interface ChoiceTabsProps {
  readonly choice: Choice;
  readonly address: ListAddress;
  /** The list under the chosen option. */
  readonly children: ReactNode;
}

/** Renders a choice of a list as tabs. */
export function ChoiceTabs({ choice, address, children }: ChoiceTabsProps) {
  return (
    <PanelTabs
      label={choice.title}
      tabs={choice.options.map(({ label, value = '' }) => ({ key: value, label }))}
      current={address.chosen(choice)?.value ?? ''}
      hrefOf={(value) => address.choiceHref(choice, value)}
    >
      {children}
    </PanelTabs>
  );
}
