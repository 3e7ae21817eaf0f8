import { CopyOutlined, SnippetsOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import styles from './AddressField.module.css';
import { AddressGroups } from '../../components/AddressGroups';
import { Field } from '../../components/Field';
import { useNotify } from '../../components/notify';
import { useCopy } from '../../components/useCopy';

interface AddressFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string;
  /** In view, and not to be changed now. */
  readonly locked: boolean;
}

/** A wallet address to type or paste, repeated below in groups of four so that it can be compared. */
export function AddressField({ label, value, onChange, error, locked }: AddressFieldProps) {
  const copy = useCopy('Address');
  const notify = useNotify();
  const paste = async () => {
    try {
      onChange((await navigator.clipboard.readText()).trim());
    } catch {
      notify('error', 'The browser did not hand over the clipboard. Paste with the keyboard instead.');
    }
  };
  const address = value.trim();
  return (
    <div className={styles.address}>
      <Field label={label} error={error}>
        {(input) => (
          <Input
            {...input}
            autoComplete="off"
            spellCheck={false}
            readOnly={locked}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {address && <AddressGroups address={address} />}
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={<SnippetsOutlined aria-hidden />}
          disabled={locked}
          onClick={() => void paste()}
        >
          Paste
        </Button>
        <Button
          size="small"
          icon={<CopyOutlined aria-hidden />}
          disabled={!address}
          onClick={() => void copy(address)}
        >
          Copy
        </Button>
      </div>
    </div>
  );
}
