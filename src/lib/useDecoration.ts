import { useEffect, useState } from 'react';
import { matchesMedia } from './useMediaQuery';
import { useIdle } from './whenIdle';

/** The Network Information API, which Safari and Firefox lack. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Returns whether videos and pictures that only decorate may load: once the browser is idle, the connection is fast and
 * the member doesn't save data. An unknown connection counts as fast.
 */
export function useDecoration(): boolean {
  const isIdle = useIdle();
  const [loads, setLoads] = useState(false);
  useEffect(() => {
    if (!isIdle || loads) return;
    const { connection } = navigator as Navigator & { readonly connection?: Connection };
    const check = () => {
      const isFast = (connection?.effectiveType ?? '4g') === '4g' && !connection?.saveData;
      if (isFast && !matchesMedia('(prefers-reduced-data: reduce)')) setLoads(true);
    };
    check();
    connection?.addEventListener('change', check);
    return () => connection?.removeEventListener('change', check);
  }, [isIdle, loads]);
  return loads;
}
