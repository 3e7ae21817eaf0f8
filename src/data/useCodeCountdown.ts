import { use, useEffect } from 'react';
import { CODE_WAIT_S, useCountdown } from '../lib/useCountdown';
import { readDraft, storeDraft } from './drafts';
import { MemberIdContext } from './useMemberStorage';

/** Counts the seconds until a member can request another code of this kind; goes on after a reload. */
export function useCodeCountdown(kind: string): [left: number, start: () => void] {
  const member = use(MemberIdContext);
  const [left, start] = useCountdown();
  useEffect(() => {
    if (member === undefined) return;
    const elapsed = (Date.now() - Number(readDraft(member, kind)?.requestedAt)) / 1000;
    // Negative if the computer's clock was set back meanwhile: don't wait longer than the server requires.
    if (elapsed >= 0 && elapsed < CODE_WAIT_S) start(Math.ceil(CODE_WAIT_S - elapsed));
  }, [member, kind, start]);
  return [
    left,
    () => {
      start();
      if (member !== undefined) storeDraft(member, kind, { requestedAt: String(Date.now()) });
    },
  ];
}
