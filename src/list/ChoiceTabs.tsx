import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Choice } from '../core/defineResource';
import type { ListAddress } from './useListAddress';

interface ChoiceTabsProps {
  readonly choice: Choice;
  readonly address: ListAddress;
  /** The list, as it stands under the chosen option. */
  readonly children: ReactNode;
}

/** A choice of a list as antd's Tabs; the address says which one is open, so Back returns to the one before. */
export function ChoiceTabs({ choice, address, children }: ChoiceTabsProps) {
  const navigate = useNavigate();
  const chosen = address.chosen(choice);
  return (
    <Tabs
      aria-label={choice.title}
      activeKey={chosen?.value ?? ''}
      onChange={(value) => void navigate(address.choiceHref(choice, value))}
      destroyOnHidden
      items={choice.options.map(({ label, value = '' }) => ({
        key: value,
        label,
        children: value === (chosen?.value ?? '') ? children : null,
      }))}
    />
  );
}
