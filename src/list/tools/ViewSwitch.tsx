import { AppstoreOutlined, TableOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import type { ListView } from '../../lib/listView';
import { setPreferences } from '../../lib/preferences';
import { useListView } from '../view/listViews';

const iconLabel = (label: string) => ({
  title: label,
  label: <span className="visually-hidden">{label}</span>,
});

const options = [
  { value: 'table', ...iconLabel('Table'), icon: <TableOutlined aria-hidden /> },
  { value: 'cards', ...iconLabel('Cards'), icon: <AppstoreOutlined aria-hidden /> },
] as const;

/** Renders the switch between table and cards. The choice applies to all lists. */
export const ViewSwitch = () => (
  <Segmented<ListView>
    aria-label="Show lists as"
    // The radio input inside is the Tab stop.
    tabIndex={-1}
    options={[...options]}
    value={useListView()}
    onChange={(view) => setPreferences({ view })}
  />
);
