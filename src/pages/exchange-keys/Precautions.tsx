import type { ReactNode } from 'react';
import styles from './Precautions.module.css';

/** How to make a key that can trade and nothing else (SPEC §2 API Binding, precautions and help text). */
export function Precautions({ ip }: { ip: ReactNode }) {
  return (
    <ol className={styles.steps}>
      <li>Create a new API key in your exchange account, for this portal alone.</li>
      <li>
        Allow <strong>spot and margin trading</strong>: the API must have both enabled.
      </li>
      <li>
        Keep <strong>withdrawals off</strong>. The bot never needs them.
      </li>
      <li>Restrict the key to our server, by its IP: {ip}</li>
      <li>Paste both keys below, without spaces or special characters.</li>
    </ol>
  );
}
