import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

/** Removes the tab panel from the Tab order: focusing it would scroll its top out of view. */
const skipPanel = (content: HTMLElement | null) => {
  const panel = content?.closest<HTMLElement>('[role=tabpanel]');
  if (panel) panel.tabIndex = -1;
};

interface PanelTabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly key: string; readonly label: string }[];
  readonly current: string;
  readonly hrefOf: (key: string) => string;
  readonly children: ReactNode;
}

/** Renders antd's Tabs. The URL holds the open tab, so Back returns to the previous tab. */
export function PanelTabs({ label, tabs, current, hrefOf, children }: PanelTabsProps) {
  const navigate = useNavigate();
  return (
    <Tabs
      aria-label={label}
      activeKey={current}
      onChange={(key) => void navigate(hrefOf(key))}
      destroyOnHidden
      items={tabs.map((tab) => ({
        ...tab,
        children: tab.key === current ? <div ref={skipPanel}>{children}</div> : null,
      }))}
    />
  );
}
