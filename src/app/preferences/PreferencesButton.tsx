import { SettingOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useOverlay } from '../../components/useOverlay';
import { chunkOf } from '../../core/chunk';
import { IconButton } from '../layout/IconButton';
import type { PreferencesPanelProps } from './PreferencesPanel';

const panel = chunkOf(() => import('./PreferencesPanel'));

function LazyPanel(props: PreferencesPanelProps) {
  const loaded = useOverlay(panel, props.onClose);
  return loaded ? <loaded.default {...props} /> : null;
}

/** The one menu of the look, in the top bar; its code is fetched when it first opens (product.md: Preferences). */
export function PreferencesButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Preferences" icon={<SettingOutlined />} onClick={() => setOpen(true)} />
      {open && <LazyPanel onClose={() => setOpen(false)} />}
    </>
  );
}
