import { Alert, Flex, Skeleton, Button } from 'antd';
import { QRCodeSVG } from 'qrcode.react';
import { Link } from 'react-router-dom';
import { addressFormat } from '../../core/addressFormat';
import styles from './DepositScreen.module.css';
import { CopyOutlined } from '@ant-design/icons';
import { AddressGroups } from '../../components/AddressGroups';
import { useCopy } from '../../components/useCopy';

/** Renders a whole address with a button that copies it. */
function AddressBlock({ address }: { address: string }) {
  const copy = useCopy('Address');
  return (
    <Flex vertical align="start" gap="middle">
      <AddressGroups address={address} />
      <Button size="large" icon={<CopyOutlined aria-hidden />} onClick={() => void copy(address)}>
        Copy address
      </Button>
    </Flex>
  );
}

/**
 * Options of the QR code: level L, even if a higher level would fit (product.md: Constants). Black on white in both
 * colour schemes, so that cameras can read the code.
 */
const QR = { size: 256, level: 'L', boostLevel: false, bgColor: '#FFFFFF', fgColor: '#000000' } as const;

/** Renders the address as QR code and as text; placeholders while it is undefined. */
export function DepositAddress({ address }: { address: string | undefined }) {
  const form = address === undefined ? undefined : addressFormat(address);
  return (
    <Flex wrap gap="large">
      <div className={styles.frame}>
        {address ? (
          <QRCodeSVG
            {...QR}
            className={styles.code}
            value={address}
            role="img"
            aria-label="QR code of your deposit address"
          />
        ) : (
          <Skeleton.Node active className={styles.code ?? ''} />
        )}
      </div>
      <Flex vertical gap="middle" className={styles.words ?? ''}>
        {/* Rendered before the address loads, so that the layout doesn't shift. */}
        <strong>{form ? `${form} address` : 'Address'}</strong>
        {address ? (
          <AddressBlock address={address} />
        ) : (
          // As large as the address and its button, so that the layout doesn't shift.
          <Flex vertical align="start" gap="middle">
            <Skeleton.Input active size="small" />
            <Skeleton.Button active size="large" />
          </Flex>
        )}
        <Alert
          type="info"
          showIcon
          role="note"
          message={
            <>
              Send <strong>USDT</strong> only. Check with <Link to="/ticket">support</Link> which network to
              use. Before you send, compare the first and last groups with your wallet: a transfer to another
              address can&apos;t be reversed.
            </>
          }
        />
      </Flex>
    </Flex>
  );
}
