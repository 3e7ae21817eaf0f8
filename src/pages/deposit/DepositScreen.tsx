import { Button } from 'antd';
import { QRCodeSVG } from 'qrcode.react';
import { ResourceList } from '../../list/ResourceList';
import { ListFailure } from '../../list/ListFailure';
import { useObject } from '../../list/useObject';
import { pick, type ListResource, type ObjectResource } from '../../core/defineResource';
import { AddressBlock } from './AddressBlock';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import styles from './DepositScreen.module.css';
import { Screen } from '../../components/Screen';

/** SPEC §9: the history is read again every 120 seconds. */
const REFRESH = { label: 'Deposit Now', every: 120_000 };

/**
 * SPEC §9, the QR code's defaults: level L and no higher, though there were room for it. Black on
 * white in both colour schemes, or cameras could not read it.
 */
const QR = { size: 256, level: 'L', boostLevel: false, bgColor: '#FFFFFF', fgColor: '#000000' } as const;

/** No chain writes longer addresses; a QR code of whatever else arrived would mislead, or not be drawable at all. */
const LONGEST = 200;

interface DepositScreenProps {
  readonly deposits: ListResource;
  readonly depositAddress: ObjectResource;
}

/** Where to send USDT, and what arrived (SPEC §2 Deposit screen). */
export default function DepositScreen({ deposits, depositAddress }: DepositScreenProps) {
  const { value, error, retry } = useObject(depositAddress.name);
  const given = pick(value, 'value');
  const address = typeof given === 'string' ? given.trim() : '';
  const readable = address !== '' && address.length <= LONGEST;
  return (
    <Screen title="Deposit">
      {error && !value ? (
        <ListFailure title="Your deposit address could not be loaded" error={error} onRetry={retry} />
      ) : value && !readable ? (
        <Notice
          alert
          title="Your deposit address cannot be read"
          actions={<Button onClick={retry}>Try again</Button>}
        >
          What the server sent is no address. Do not send anything yet.
        </Notice>
      ) : (
        <Panel title="Your deposit address">
          <div className={styles.deposit}>
            <div className={styles.code}>
              {readable && (
                <QRCodeSVG {...QR} value={address} role="img" aria-label="QR code of your deposit address" />
              )}
            </div>
            <div className={styles.words}>
              {readable && <AddressBlock address={address} />}
              <p>
                Send <strong>USDT</strong> only. Compare the first and last groups with what your wallet shows
                before you send: a transfer to another address cannot be called back.
              </p>
            </div>
          </div>
        </Panel>
      )}
      <ResourceList resource={deposits} heading={deposits.title} live={REFRESH} />
    </Screen>
  );
}
