import { CopyOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { AddressGroups } from '../../components/AddressGroups';
import { useCopy } from '../../components/useCopy';

/** Renders a whole address with a button that copies it. */
export function AddressBlock({ address }: { address: string }) {
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
