import { useWarnAboutChange } from '@refinedev/core';
import { useEffect } from 'react';

/** Asks for confirmation before leaving the screen while `unsaved` is true (app/LeaveGuard). */
export function useUnsavedChanges(unsaved: boolean) {
  const { setWarnWhen } = useWarnAboutChange();
  useEffect(() => {
    setWarnWhen(unsaved);
    return () => setWarnWhen(false);
  }, [unsaved, setWarnWhen]);
}
