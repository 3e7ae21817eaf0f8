import { Form, type FormInstance } from 'antd';
import { bindings } from '../../resources/bindings';
import { definiteFailure } from '../../core/failure';
import { lengthProblem } from '../../core/textLimits';
import { useServerError } from '../../components/useServerError';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { useWrite, type Write } from '../../data/useWrite';

interface BindValues {
  readonly exchangeName: string;
  readonly apiKey: string;
  readonly apiSecret: string;
}

const noKeys = { apiKey: '', apiSecret: '' };

/** The initial values: the only supported exchange (product.md: Constants) and empty keys. */
export const initialBind: BindValues = { exchangeName: 'BINANCE', ...noKeys };

/** The kind of value in each field, to find the field that a server error names. */
const fieldKinds = { apiKey: 'apiKey', apiSecret: 'apiSecret' } as const;

/**
 * Returns a warning about a pasted API key; undefined if nothing looks wrong. The warning never blocks the form,
 * because only the exchange can validate a key (product.md: Rules).
 */
export function keyWarning(key: string): string | undefined {
  if (key === '') return undefined;
  if (/\s/.test(key)) return 'The key contains a space or a line break, probably copied by mistake.';
  if (/[^A-Za-z0-9]/.test(key)) return 'The key must be entered without special characters.';
  if (lengthProblem('secret', key)) return 'The key is unusually long. Check that you pasted only one key.';
  return undefined;
}

interface BindForm extends Omit<Write, 'send' | 'response'> {
  readonly form: FormInstance<BindValues>;
  readonly exchangeName: string;
  /** The server error, if it names no field; otherwise ''. */
  readonly serverError: string;
  /** The warning about the typed keys; undefined if there is none. It doesn't block the form. */
  readonly warning: string | undefined;
  readonly store: (action: 'create' | 'update') => Promise<void>;
  readonly unbind: () => Promise<void>;
}

/**
 * Returns the state and actions of the form that binds, updates and unbinds keys. Only the form holds the keys, and
 * only until they are stored: Refine's `useForm` would leave the keys in the mutation cache.
 */
export function useBindForm(): BindForm {
  const [form] = Form.useForm<BindValues>();
  const { pending, failure, send } = useWrite(bindings);
  const serverError = useServerError(form, definiteFailure(failure), fieldKinds);
  // useWatch returns undefined until the fields are mounted.
  const { exchangeName, apiKey, apiSecret } = { ...initialBind, ...Form.useWatch([], form) };
  useUnsavedChanges(apiKey !== '' || apiSecret !== '');

  return {
    form,
    pending,
    failure,
    serverError,
    exchangeName,
    warning: keyWarning(apiKey) ?? keyWarning(apiSecret),
    store: async (action) => {
      // `resetFields` would remount the fields, and the field that submitted the form would lose the focus.
      if ((await send(action, form.getFieldsValue())) === 'succeeded') form.setFieldsValue(noKeys);
    },
    unbind: async () => {
      await send('remove', { exchangeName });
    },
  };
}
