import { Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { ResourceList } from '../../list/ResourceList';
import { useObject } from '../../list/useObject';
import { useWrite } from '../../list/useWrite';
import { pick, type ListResource, type ObjectResource } from '../../core/defineResource';
import { keyWarning } from './keyHygiene';
import { CopyText } from '../../components/CopyText';
import { Field } from '../../components/Field';
import { LazyDialog } from '../../components/LazyDialog';
import { Panel } from '../../components/Panel';
import { PasswordInput } from '../../components/PasswordInput';
import { PendingButton } from '../../components/PendingButton';
import { Select } from '../../components/Select';
import styles from '../../components/Form.module.css';
import { Precautions } from './Precautions';
import { Screen } from '../../components/Screen';
import { UnknownOutcome } from '../../components/UnknownOutcome';

/** SPEC §9: the one exchange that is supported, by its name in upper case. */
const EXCHANGES = [{ label: 'BINANCE', value: 'BINANCE' }];

const noKeys = { apiKey: '', apiSecret: '' };

interface BindScreenProps {
  readonly bindings: ListResource;
  readonly serverIp: ObjectResource;
}

/** Gives the bot its keys to the exchange, changes them, takes them away (SPEC §2 API Binding; §5: no client checks). */
export default function BindScreen({ bindings, serverIp }: BindScreenProps) {
  const { value: ip, error, retry, retrying } = useObject(serverIp.name);
  const { pending, failure, send } = useWrite(bindings);
  const [exchangeName, setExchange] = useState('BINANCE');
  const [keys, setKeys] = useState(noKeys);
  const [unbinding, setUnbinding] = useState(false);
  const address = pick(ip, 'value');

  const store = async (use: 'create' | 'update') => {
    if ((await send(use, { exchangeName, ...keys })) === 'worked') setKeys(noKeys);
  };
  const bind = (event: SyntheticEvent) => {
    event.preventDefault();
    void store('create');
  };
  const unbind = () => {
    setUnbinding(false);
    void send('remove', { exchangeName });
  };
  // Only the pressed one spins and keeps the focus; the others say that they would not be heard.
  const waits = (use: NonNullable<typeof pending>) => ({
    pending: pending === use,
    disabled: pending !== undefined && pending !== use,
  });
  const warning = keyWarning(keys.apiKey) ?? keyWarning(keys.apiSecret);

  return (
    <Screen title="Bind Api">
      <Panel title="Before you bind">
        <Precautions
          ip={
            typeof address === 'string' ? (
              <CopyText text={address} label="server IP" what="Ip" />
            ) : (error ?? retrying) ? (
              <>
                it could not be read.{' '}
                <PendingButton size="small" pending={retrying} onClick={retry}>
                  Try again
                </PendingButton>
              </>
            ) : (
              '…'
            )
          }
        />
      </Panel>
      <Panel title="Your keys">
        <form className={styles.form} onSubmit={bind} noValidate autoComplete="off">
          <Field label="Exchange">
            {({ id }) => <Select id={id} options={EXCHANGES} value={exchangeName} onPick={setExchange} />}
          </Field>
          <Field label="API key">
            {(input) => (
              <Input
                {...input}
                autoComplete="off"
                readOnly={pending !== undefined}
                spellCheck={false}
                value={keys.apiKey}
                onChange={(event) => setKeys({ ...keys, apiKey: event.target.value })}
              />
            )}
          </Field>
          <Field label="Secret key">
            {(input) => (
              <PasswordInput
                {...input}
                autoComplete="off"
                readOnly={pending !== undefined}
                value={keys.apiSecret}
                onChange={(event) => setKeys({ ...keys, apiSecret: event.target.value })}
              />
            )}
          </Field>
          {warning && (
            <p className={styles.warning} role="status">
              {warning}
            </p>
          )}
          <UnknownOutcome failure={failure} />
          <div className={styles.buttons}>
            <PendingButton type="primary" htmlType="submit" {...waits('create')}>
              Bind
            </PendingButton>
            <PendingButton {...waits('update')} onClick={() => void store('update')}>
              Update
            </PendingButton>
            <PendingButton {...waits('remove')} onClick={() => setUnbinding(true)}>
              Unbind
            </PendingButton>
          </div>
        </form>
      </Panel>
      <ResourceList resource={bindings} heading={bindings.title} />
      {unbinding && (
        <LazyDialog
          title={`Unbind ${exchangeName}?`}
          confirm="Unbind"
          cancel="Cancel"
          onConfirm={unbind}
          onClose={() => setUnbinding(false)}
        >
          The bot stops trading for you on {exchangeName}. Positions that are open stay open on the exchange.
        </LazyDialog>
      )}
    </Screen>
  );
}
