import { bindings, serverIp } from '../../resources/bindings';
import { CopyText } from '../../components/CopyText';
import { Panel, Panels } from '../../components/Panel';
import { RetryButton } from '../../components/PendingButton';
import { Screen } from '../../components/Screen';
import { useObject } from '../../data/useObject';
import { ResourceList } from '../../list/ResourceList';
import { BindForm } from './BindForm';
import styles from './BindScreen.module.css';

/** Renders the server's IP address, or an error text. Either one completes the sentence "Restrict the key to …". */
function ServerIp() {
  const { value, error, retry, retrying } = useObject(serverIp);
  const address = typeof value?.value === 'string' ? value.value.trim() : '';
  if (address) return <CopyText text={address} label="server IP" kind="Ip" />;
  if (!error && !value) return '…';
  return (
    <>
      it couldn't be loaded. <RetryButton size="small" pending={retrying} onClick={retry} />
    </>
  );
}

/** Renders the screen on which members bind API keys of their exchange account (product.md: Exchange keys). */
export default function BindScreen() {
  return (
    <Screen title="Bind Api">
      <Panels minWidth={27.5}>
        <Panel title="Before you bind">
          {/* Not antd's Steps, whose items screen readers don't count. */}
          <ol className={styles.steps}>
            <li>Create a new API key in your exchange account just for this portal.</li>
            <li>
              Allow <strong>spot and margin trading</strong>: the API must have both enabled.
            </li>
            <li>
              Keep <strong>withdrawals off</strong>. The bot never needs them.
            </li>
            <li>
              Restrict the key to our server's IP:{' '}
              <span className={styles.ip}>
                <ServerIp />
              </span>
            </li>
            <li>Paste both keys into the form, without spaces or special characters.</li>
          </ol>
        </Panel>
        <Panel title="Your keys">
          <BindForm />
        </Panel>
      </Panels>
      <ResourceList resource={bindings} heading={bindings.title} />
    </Screen>
  );
}
