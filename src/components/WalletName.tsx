import { InfoCircleOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { walletNotes, type WalletKey } from '../core/walletNotes';
import styles from './WalletName.module.css';

interface WalletNameProps {
  /** As it stands on this screen. */
  readonly name: string;
  readonly wallet: WalletKey;
}

/** The name of a wallet or a total, and a button whose tip says what it is (product.md: Values). */
export function WalletName({ name, wallet }: WalletNameProps) {
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.name}>
      {name}
      <Tooltip title={walletNotes[wallet]} trigger={['hover', 'focus']} open={open} onOpenChange={setOpen}>
        <Button
          type="text"
          size="small"
          shape="circle"
          className={styles.tip ?? ''}
          icon={<InfoCircleOutlined aria-hidden />}
          aria-label={`What ${name} is`}
          // antd's tip knows no Escape, and would cover what is below it until the focus goes.
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        />
      </Tooltip>
    </span>
  );
}
