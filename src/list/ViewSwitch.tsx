import { AppstoreOutlined, BarsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { View } from './useView';

/** One click from cards to table and back. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const other = view === 'cards' ? 'table' : 'cards';
  return (
    <Button
      type="text"
      icon={other === 'table' ? <BarsOutlined aria-hidden /> : <AppstoreOutlined aria-hidden />}
      onClick={() => onChange(other)}
    >
      Show as {other}
    </Button>
  );
}
