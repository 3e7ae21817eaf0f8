import { useLocation } from 'react-router';
import { Ledger } from '../ledger/Ledger';
import type { ListResource } from '../shared/defineResource';
import { LinkTabs } from '../ui/LinkTabs';
import { Screen } from './Screen';

interface LedgerTab {
  readonly label: string;
  /** Where the tab lives: a path, or a path with ?tab=… */
  readonly to: string;
  readonly resource: ListResource;
}

interface TabbedLedgersProps {
  readonly title: string;
  readonly tabs: readonly LedgerTab[];
  /** The tab of an address that names none; the first one unless told. */
  readonly first?: string;
}

/** Several lists under one title; the address names the one in view. */
export function TabbedLedgers({ title, tabs, first }: TabbedLedgersProps) {
  const { pathname, search } = useLocation();
  const tab = new URLSearchParams(search).get('tab');
  const path = pathname.replace(/\/+$/, '');
  const here = (tab === null ? path : `${path}?tab=${tab}`).toLowerCase();
  const current =
    tabs.find(({ to }) => to.toLowerCase() === here) ?? tabs.find(({ label }) => label === first) ?? tabs[0];
  return (
    <Screen
      title={title}
      aside={
        <LinkTabs
          label={title}
          tabs={tabs.map(({ label, to }) => ({ label, to, current: label === current?.label }))}
        />
      }
    >
      {current && <Ledger key={current.to} resource={current.resource} />}
    </Screen>
  );
}
