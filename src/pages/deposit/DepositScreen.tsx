import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { depositAddress, deposits } from '../../resources/deposits';
import { addressFormat } from '../../core/addressFormat';
import { lengthProblem } from '../../core/textLimits';
import { AddressGroups } from '../../values/AddressGroups';
import { Panel } from '../../components/Panel';
import QrCode from '../../components/QrCode';
import qrCode from '../../components/QrCode.module.css';
import { Screen } from '../../components/Screen';
import { useCopy } from '../../lib/useCopy';
import { useArrivals } from './useArrivals';
import { useObject } from '../../data/useObject';
import { ResourceList } from '../../list/ResourceList';
import { ErrorAlert, StaleAlert } from '../../components/ErrorAlert';

export function DepositAddress({ address }: { address: string | undefined }) {
  const copy = useCopy('Address');
  const format = address === undefined ? undefined : addressFormat(address);
  return (
    <Flex wrap gap="large">
      <div className={qrCode.frame} style={{ width: '18rem' }}>
        {address ? (
          <QrCode value={address} size={256} label="QR code of your deposit address" />
        ) : (
          <Skeleton.Node active className={qrCode.code ?? ''} />
        )}
      </div>
      <Flex vertical gap="middle" flex="1 1 17.5rem" style={{ minWidth: 0 }}>
        {/* Rendered before the address loads, so that the layout doesn't shift. */}
        <strong>{format ? `${format} address` : 'Address'}</strong>
        {/* The placeholders are as large as the address and the Copy button, so that the layout doesn't shift. */}
        <Flex vertical align="start" gap="middle">
          {address ? <AddressGroups address={address} /> : <Skeleton.Input active size="small" />}
          {address ? (
            <Button size="large" icon={<CopyOutlined aria-hidden />} onClick={() => void copy(address)}>
              Copy address
            </Button>
          ) : (
            <Skeleton.Button active size="large" />
          )}
        </Flex>
        <Alert
          showIcon
          type="info"
          role="note"
          title={
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

export default function DepositScreen() {
  const read = useObject(depositAddress);
  const { value, error, retry } = read;
  const autoRefresh = useArrivals();
  const serverAddress = value?.value;
  const address = typeof serverAddress === 'string' ? serverAddress.trim() : '';
  // A text that is too long isn't an address: its QR code could mislead or fail to render.
  const isValid = address !== '' && !lengthProblem('address', address);
  return (
    <Screen title="Deposit">
      {error && value && <StaleAlert what="your deposit address" read={read} />}
      {error && !value ? (
        <ErrorAlert title="Your deposit address couldn't be loaded" read={read} />
      ) : value && !isValid ? (
        <ErrorAlert
          title="We couldn't read your deposit address"
          read={{ retry }}
          text="The server sent an invalid address. Don't send anything yet."
        />
      ) : (
        <Panel title="Your deposit address">
          <DepositAddress address={value && address} />
        </Panel>
      )}
      <ResourceList resource={deposits} heading={deposits.title} autoRefresh={autoRefresh} />
    </Screen>
  );
}
