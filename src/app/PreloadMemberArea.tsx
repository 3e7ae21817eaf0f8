import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberedTarget } from '../data/entryState';
import { preloadMemberScreen } from './loadMemberArea';
import { whenIdle } from './whenIdle';

/** The paths of the two sign-in steps. */
const SIGN_IN = ['/login', '/verfications'];

/** Loads the code of the next screen while a visitor enters e-mail, password and code. */
export function PreloadMemberArea() {
  const signsIn = SIGN_IN.includes(useLocation().pathname.toLowerCase());
  useEffect(() => {
    if (!signsIn) return;
    const [path = '/dashboard'] = rememberedTarget()?.split('?') ?? [];
    return whenIdle(() => void preloadMemberScreen(path));
  }, [signsIn]);
  return null;
}
