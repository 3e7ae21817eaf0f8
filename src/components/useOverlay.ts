import { useEffect, useRef } from 'react';
import type { Chunk } from '../core/chunk';
import { ignoreSecondClick } from './ignoreSecondClick';
import { keepTabInside } from './keepTabInside';
import { useNotify } from './notify';
import { useChunk } from './useChunk';

/**
 * The code of something that opens over the screen, fetched when the first one does. Where that
 * fails it closes with a word on why, and whatever was typed below it stays. Escape closes it from its first
 * moment on, while its code is awaited too.
 */
export function useOverlay<T>(chunk: Chunk<T>, onClose: () => void): T | undefined {
  const { value, failed } = useChunk(chunk);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const before = document.activeElement;
    // antd hears keys once it has the focus, which is after its motion.
    const onKey = (event: KeyboardEvent) => {
      keepTabInside(event);
      if (event.key !== 'Escape' || document.activeElement !== before) return;
      event.stopPropagation();
      close.current();
    };
    document.addEventListener('keydown', onKey, true);
    // It is unmounted as it closes, before antd would give the focus back to where it was.
    return () => {
      document.removeEventListener('keydown', onKey, true);
      ignoreSecondClick();
      // Only where it fell out: a member who went on typing elsewhere is left alone.
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const notify = useNotify();
  useEffect(() => {
    if (!failed) return;
    notify('error', "This didn't open. Check your connection and try again.");
    onClose();
  }, [failed, notify, onClose]);
  return value;
}
