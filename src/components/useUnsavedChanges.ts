import { useWarnAboutChange } from '@refinedev/core';
import { useEffect } from 'react';

/** While a form holds what would be lost, leaving its screen asks first (UnsavedChangesNotifier, in `app/Portal`). */
export function useUnsavedChanges(unsaved: boolean) {
  const { setWarnWhen } = useWarnAboutChange();
  useEffect(() => {
    setWarnWhen(unsaved);
    return () => setWarnWhen(false);
  }, [unsaved, setWarnWhen]);
}
