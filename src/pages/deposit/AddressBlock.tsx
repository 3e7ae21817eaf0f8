import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './AddressBlock.module.css';
import { AddressGroups } from '../../components/AddressGroups';
import { useCopy } from '../../components/useCopy';

/** A whole address with a button that copies it. */
export function AddressBlock({ address }: { address: string }) {
  const copy = useCopy('Address');
  return (
    <div className={styles.block}>
      <AddressGroups address={address} />
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy(address)}>
        Copy address
      </Button>
    </div>
  );
}
