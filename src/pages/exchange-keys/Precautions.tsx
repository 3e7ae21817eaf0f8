import styles from './Precautions.module.css';
import { serverIp } from '../../resources/bindings';
import { CopyText } from '../../components/CopyText';
import { PendingButton } from '../../components/PendingButton';
import { useObject } from '../../data/useObject';

/**
 * Renders the IP address to whitelist, as part of a sentence: a copyable text, "…" while it loads, or a retry button.
 */
function ServerIp() {
  const { value, error, retry, retrying } = useObject(serverIp);
  const address = value?.value;
  if (typeof address === 'string') return <CopyText text={address} label="server IP" what="Ip" />;
  if (!error) return '…';
  return (
    <>
      couldn't be loaded.{' '}
      <PendingButton size="small" pending={retrying} onClick={retry}>
        Try again
      </PendingButton>
    </>
  );
}

/**
 * Explains how to create a key that can trade and nothing else (product.md: Exchange keys). It uses an ordered list:
 * antd's Steps shows progress, which the portal can't know here, and screen readers don't count its items.
 */
export function Precautions() {
  return (
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
  );
}
