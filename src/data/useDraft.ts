import { use, useEffect, useRef, useState } from 'react';
import { UNCONFIRMED, type Failure } from '../core/failure';
import { hasUnconfirmedWrite, readDraft, storeDraft, type DraftValues } from './drafts';
import { MemberIdContext } from './useMemberStorage';

interface DraftOptions<Values extends DraftValues> {
  /** The name of the form. */
  readonly name: string;
  /** The typed values that may be stored: no codes, passwords or keys. */
  readonly values: Values;
  /** The values of an empty form. */
  readonly empty: Values;
  /** Fills in fields of the form. */
  readonly restore: (values: Partial<Values>) => void;
}

/**
 * Keeps what a member types in a form over a reload and the end of the session. Restores it once
 * the member's ID is known, except in fields that the member has filled meanwhile.
 */
export function useDraft<Values extends DraftValues>({ name, values, empty, restore }: DraftOptions<Values>) {
  const member = use(MemberIdContext);
  /** The member whose draft was read. */
  const restoredFor = useRef<string>(undefined);
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    if (member === undefined) return;
    if (restoredFor.current !== member) {
      restoredFor.current = member;
      const draft = Object.entries(readDraft(member, name) ?? {}).filter(
        ([field, value]) => field in empty && value !== empty[field] && values[field] === empty[field],
      );
      if (draft.length > 0) {
        restore(Object.fromEntries(draft) as Partial<Values>);
        if (hasUnconfirmedWrite()) setFailure(UNCONFIRMED);
        return;
      }
    }
    const isEmpty = Object.keys(empty).every((field) => values[field] === empty[field]);
    storeDraft(member, name, isEmpty ? undefined : values);
    // Not each new object, only changed values.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [member, name, JSON.stringify(values)]);
  return {
    /** A failure with an unknown outcome, if the draft was sent before it was restored. */
    failure,
    /** Removes the draft, also after the form is unmounted. */
    clear: () => {
      setFailure(undefined);
      if (member !== undefined) storeDraft(member, name, undefined);
    },
  };
}
