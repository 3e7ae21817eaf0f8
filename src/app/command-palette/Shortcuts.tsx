import { SearchOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { lazyOverlay } from '../../components/lazyOverlay';
import { IconButton } from '../layout/IconButton';

/** Whether this system uses ⌘ instead of Ctrl for shortcuts. */
const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=combobox]') !== null);

const LazyPalette = lazyOverlay(() => import('./CommandPalette'));
const LazyKeyList = lazyOverlay(() => import('./KeyList'));

const MOD_LABEL = isMac ? '⌘' : 'Ctrl+';

/** Renders the palette's button and handles the keyboard shortcuts Ctrl+K and ?. */
export function Shortcuts({ onLogout }: { readonly onLogout: () => void }) {
  const [open, setOpen] = useState<'palette' | 'keys'>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const mod = isMac ? event.metaKey : event.ctrlKey;
      // Leave other combinations to the browser: Ctrl+Shift+K opens its console.
      if (mod ? event.shiftKey : event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      // On a keyboard without Latin letters, only `event.code` identifies K.
      const key = /^[^a-z]$/i.test(event.key) && event.code === 'KeyK' ? 'k' : event.key.toLowerCase();
      if (key !== (mod ? 'k' : '?')) return;
      event.preventDefault();
      setOpen(mod ? 'palette' : 'keys');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOpen(undefined);
  return (
    <>
      <IconButton
        label={`Find a page (${MOD_LABEL}K)`}
        icon={<SearchOutlined />}
        onClick={() => setOpen('palette')}
      />
      {open === 'palette' && (
        <LazyPalette onKeys={() => setOpen('keys')} onLogout={onLogout} onClose={close} />
      )}
      {open === 'keys' && <LazyKeyList mod={MOD_LABEL} onClose={close} />}
    </>
  );
}
