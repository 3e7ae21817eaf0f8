import { Form, type FormInstance } from 'antd';
import { certainFailure } from '../../core/failure';
import { bindings } from '../../resources/bindings';
import { useServerError } from '../../components/useServerError';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { useWrite, type Write } from '../../list/useWrite';
import { keyWarning } from './keyHygiene';

interface BindValues {
  readonly exchangeName: string;
  readonly apiKey: string;
  readonly apiSecret: string;
}

const noKeys = { apiKey: '', apiSecret: '' };

/** What the form opens with: the one supported exchange (product.md: Constants), and no keys. */
export const initialBind: BindValues = { exchangeName: 'BINANCE', ...noKeys };

/** What a server error may be about. */
const subjects = { apiKey: 'apiKey', apiSecret: 'apiSecret' } as const;

interface BindForm extends Omit<Write, 'send' | 'answered'> {
  readonly form: FormInstance<BindValues>;
  readonly exchangeName: string;
  /** The server error that names no field; '' otherwise. */
  readonly serverError: string;
  /** What looks wrong with the keys; a hint, and no block. */
  readonly warning: string | undefined;
  readonly store: (use: 'create' | 'update') => Promise<void>;
  readonly unbind: () => Promise<void>;
}

/**
 * Binds, updates and unbinds. The keys live in the form alone, and only until they are stored: Refine's
 * `useForm` would leave them in the mutation cache.
 */
export function useBindForm(): BindForm {
  const [form] = Form.useForm<BindValues>();
  const { pending, failure, send } = useWrite(bindings);
  const serverError = useServerError(form, certainFailure(failure), subjects);
  // Nothing is there to watch before the fields are.
  const { exchangeName, apiKey, apiSecret } = { ...initialBind, ...Form.useWatch([], form) };
  useUnsavedChanges(apiKey !== '' || apiSecret !== '');

  return {
    form,
    pending,
    failure,
    serverError,
    exchangeName,
    warning: keyWarning(apiKey) ?? keyWarning(apiSecret),
    store: async (use) => {
      // Set and not reset: a reset draws the fields anew, and the one that sent would lose the focus.
      if ((await send(use, form.getFieldsValue())) === 'worked') form.setFieldsValue(noKeys);
    },
    unbind: async () => {
      await send('remove', { exchangeName });
    },
  };
}
