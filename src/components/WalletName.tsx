import { InfoCircleOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import styles from './WalletName.module.css';

/** What each figure is, and the sum it comes from, by its key on the dashboard; `work` is the wallet of an entry. */
const explained = {
  mainBalance:
    'Your deposit wallet: it holds what was deposited, and what you withdraw to Fuel. Fund transfers are paid from it.',
  incomeBalance: 'Your income wallet: it holds what team and bonuses bring. Withdrawals are paid from it.',
  depositBalance: 'Pays for the package that activates your account.',
  binanceBalance:
    'What your account at the exchange holds. Trades and keys there are your own responsibility.',
  totalBonus: 'Direct team bonus + Club bonus + Royalty bonus.',
  totalWithdraw: 'Withdrawn to address + Withdrawn to fuel.',
  work: 'Any wallet of a transaction that is not the Fuel Wallet.',
} as const;

interface WalletNameProps {
  /** As it stands on this screen. */
  readonly name: string;
  readonly wallet: keyof typeof explained;
}

/** The name of a wallet or a total, and a button whose tip says what it is (product.md: Values). */
export function WalletName({ name, wallet }: WalletNameProps) {
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.name}>
      {name}
      <Tooltip title={explained[wallet]} trigger={['hover', 'focus']} open={open} onOpenChange={setOpen}>
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
