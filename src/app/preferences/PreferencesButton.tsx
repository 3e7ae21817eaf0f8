import { SettingOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { lazyOverlay } from '../../components/lazyOverlay';
import { IconButton } from '../layout/IconButton';

const LazyPanel = lazyOverlay(() => import('./PreferencesPanel'));

/**
 * Renders the preferences button of the top bar and loads the panel's code when it first opens (product.md:
 * Preferences).
 */
export function PreferencesButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Preferences" icon={<SettingOutlined />} onClick={() => setOpen(true)} />
      {open && <LazyPanel onClose={() => setOpen(false)} />}
    </>
  );
}
