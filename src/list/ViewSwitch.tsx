import { AppstoreOutlined, TableOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import type { ListView } from '../core/listView';
import { useListView } from './useListView';

const options = [
  { value: 'table', label: 'Table', icon: <TableOutlined aria-hidden /> },
  { value: 'cards', label: 'Cards', icon: <AppstoreOutlined aria-hidden /> },
] as const;

/** One switch between table and cards, for every list of the portal. */
export function ViewSwitch() {
  const [view, choose] = useListView();
  return (
    <Segmented<ListView> aria-label="Show lists as" options={[...options]} value={view} onChange={choose} />
  );
}
