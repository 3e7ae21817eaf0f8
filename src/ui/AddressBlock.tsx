import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './AddressBlock.module.css';
import { useCopy } from './useCopy';

/** A whole address in groups of four, which eyes can compare, with a button that copies it. */
export function AddressBlock({ address }: { address: string }) {
  const copy = useCopy('Address');
  const groups = address.match(/.{1,4}/g) ?? [];
  return (
    <div className={styles.block}>
      <code aria-label={address}>
        {groups.map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </code>
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy(address)}>
        Copy address
      </Button>
    </div>
  );
}
