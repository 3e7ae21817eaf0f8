import { SearchOutlined } from '@ant-design/icons';
import { useMemo, useState, useEffect } from 'react';
import { lazyOverlay } from '../../components/lazyOverlay';
import { LogoutModal } from '../../components/LogoutModal';
import { IconButton } from '../layout/IconButton';

/** Whether this system uses ⌘ instead of Ctrl for shortcuts. */
const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Actions by key; `mod+` means Ctrl, or ⌘ on a Mac. */
type KeyActions = Readonly<Record<string, () => void>>;

/** Returns whether a key press in this element enters text. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=combobox]') !== null);

/**
 * Handles keyboard shortcuts wherever the focus is; single characters are ignored while typing (product.md: Keyboard).
 */
function useKeys(actions: KeyActions) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const mod = isMac ? event.metaKey : event.ctrlKey;
      // Leave other combinations to the browser: Ctrl+Shift+K opens its console.
      if (mod ? event.shiftKey : event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const action = actions[`${mod ? 'mod+' : ''}${event.key.toLowerCase()}`];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [actions]);
}

const LazyPalette = lazyOverlay(() => import('./CommandPalette'));
const LazyKeyList = lazyOverlay(() => import('./KeyList'));

/** The label of the modifier key on this system. */
const MOD_LABEL = isMac ? '⌘' : 'Ctrl+';

/**
 * Renders the command palette and the list of shortcuts, opened by keyboard or by a button of the top bar (product.md:
 * Keyboard).
 */
export function Shortcuts() {
  const [open, setOpen] = useState<'palette' | 'keys' | 'logout'>();
  const close = () => setOpen(undefined);
  const keys = useMemo(() => ({ 'mod+k': () => setOpen('palette'), '?': () => setOpen('keys') }), []);
  useKeys(keys);
  return (
    <>
      <IconButton label={`Find a page (${MOD_LABEL}K)`} icon={<SearchOutlined />} onClick={keys['mod+k']} />
      {open === 'palette' && (
        <LazyPalette onKeys={keys['?']} onLogout={() => setOpen('logout')} onClose={close} />
      )}
      {open === 'keys' && <LazyKeyList mod={MOD_LABEL} onClose={close} />}
      {open === 'logout' && <LogoutModal onClose={close} />}
    </>
  );
}
