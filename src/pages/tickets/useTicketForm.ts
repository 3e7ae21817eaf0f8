import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { tickets } from '../../resources/tickets';
import type { Failure } from '../../core/failure';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { useWrite } from '../../data/useWrite';

/** The values of the ticket form. */
export interface Draft {
  /** undefined while no topic is chosen; sent as ''. */
  readonly subject?: string | undefined;
  readonly message: string;
}

export const emptyDraft: Draft = { subject: undefined, message: '' };

/** A ticket that failed: its draft, and whether the server may have received it. */
interface Unsent {
  readonly draft: Draft;
  readonly outcomeUnknown: boolean;
}

interface TicketForm {
  readonly form: FormInstance<Draft>;
  readonly pending: boolean;
  /**
   * The failure of the last ticket if it wasn't sent because the browser was offline. The fields then keep their text.
   */
  readonly notSent: Failure | undefined;
  /** Whether both fields are empty. */
  readonly isEmpty: boolean;
  /** The latest failed ticket whose draft hasn't been restored; undefined if there is none. */
  readonly lastUnsent: Unsent | undefined;
  readonly submit: (draft: Draft) => Promise<void>;
  readonly restore: () => void;
}

/**
 * Returns the state and actions of the ticket form, which sends one ticket at a time. The fields are cleared even if
 * the server rejects the ticket (product.md: States); the draft of that ticket can be restored.
 */
export function useTicketForm(): TicketForm {
  const [form] = Form.useForm<Draft>();
  const { pending, failure, send } = useWrite(tickets);
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  // useWatch returns undefined until the fields are mounted.
  const { subject = '', message } = { ...emptyDraft, ...Form.useWatch([], form) };
  const isEmpty = subject === '' && message === '';
  const lastUnsent = unsent.at(-1);
  useUnsavedChanges(!isEmpty || lastUnsent !== undefined);

  return {
    form,
    pending: pending !== undefined,
    notSent: failure?.notSent ? failure : undefined,
    isEmpty,
    lastUnsent,
    submit: async (draft) => {
      const outcome = await send('create', { subject: draft.subject ?? '', message: draft.message });
      if (outcome === undefined || outcome === 'notSent') return;
      form.setFieldsValue(emptyDraft);
      if (outcome !== 'succeeded')
        setUnsent((earlier) => [...earlier, { draft, outcomeUnknown: outcome === 'unknown' }]);
    },
    restore: () => {
      if (lastUnsent) form.setFieldsValue(lastUnsent.draft);
      setUnsent(unsent.slice(0, -1));
    },
  };
}
