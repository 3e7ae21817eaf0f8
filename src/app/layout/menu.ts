import { isList, type Resource } from '../../core/defineResource';

export interface MenuEntry {
  readonly label: string;
  readonly to: string;
}

/** SPEC §2, bottom tab bar. */
export const tabs: readonly MenuEntry[] = [
  { label: 'Home', to: '/dashboard' },
  { label: 'Market', to: '/marketdata' },
  { label: 'API', to: '/bindapi' },
  { label: 'Trades', to: '/open_position' },
  { label: 'Team', to: '/team' },
  { label: 'Profile', to: '/profile' },
];

/** SPEC §2, sidebar; its labels are kept as they are. Change password: DESIGN decision 11. */
const sidebar: readonly MenuEntry[] = [
  { label: 'Traders', to: '/open_position' },
  { label: 'Bind Api', to: '/bindapi' },
  { label: 'Deposit', to: '/deposit' },
  { label: 'closeposition', to: '/close_position' },
  { label: 'Activity', to: '/activity' },
  { label: 'spot position trader', to: '/openspotposition' },
  { label: 'close spot position', to: '/closespotposition' },
  { label: 'Change password', to: '/Verfication_forget' },
];

/** The sidebar in its two groups: SPEC's entries, then every list that asks for one and is not there yet. */
export function sidebarGroups(resources: readonly Resource[]): readonly (readonly MenuEntry[])[] {
  const taken = new Set(sidebar.map(({ to }) => to));
  const ledgers = resources.filter(isList).flatMap(({ screen }) => {
    const [to] = screen?.paths ?? [];
    return screen?.menu && to && !taken.has(to) ? [{ label: screen.menu, to }] : [];
  });
  return [sidebar, ledgers];
}
