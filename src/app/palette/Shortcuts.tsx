import { SearchOutlined } from '@ant-design/icons';
import { useLogout } from '@refinedev/core';
import { useMemo, useState } from 'react';
import { lazyOverlay } from '../../components/lazyOverlay';
import { LogoutModal } from '../../components/LogoutModal';
import { IconButton } from '../layout/IconButton';
import { isMac, useKeys } from './useKeys';

const LazyPalette = lazyOverlay(() => import('./CommandPalette'));
const LazyKeyList = lazyOverlay(() => import('./KeyList'));

/** The label of the modifier key on this system. */
const MOD = isMac ? '⌘' : 'Ctrl+';

/**
 * Renders the command palette and the list of shortcuts, opened by keyboard or by a button of the top bar
 * (product.md: Keyboard).
 */
export function Shortcuts() {
  const [open, setOpen] = useState<'palette' | 'keys' | 'logout'>();
  const close = () => setOpen(undefined);
  const keys = useMemo(() => ({ 'mod+k': () => setOpen('palette'), '?': () => setOpen('keys') }), []);
  useKeys(keys);
  const { mutate: logout } = useLogout<{ to: string }>();
  return (
    <>
      <IconButton label={`Find a page (${MOD}K)`} icon={<SearchOutlined />} onClick={keys['mod+k']} />
      {open === 'palette' && (
        <LazyPalette onKeys={keys['?']} onLogout={() => setOpen('logout')} onClose={close} />
      )}
      {open === 'keys' && <LazyKeyList mod={MOD} onClose={close} />}
      {open === 'logout' && <LogoutModal onLogout={() => logout({ to: '/Login' })} onClose={close} />}
    </>
  );
}
