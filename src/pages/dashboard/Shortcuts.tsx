import {
  UserSwitchOutlined,
  DownloadOutlined,
  FireOutlined,
  FundOutlined,
  GiftOutlined,
  HistoryOutlined,
  LineChartOutlined,
  SendOutlined,
  SwapOutlined,
  UploadOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import { Card } from 'antd';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import styles from './Shortcuts.module.css';

interface Tile {
  readonly label: string;
  readonly to: string;
  readonly Icon: ComponentType<{ 'aria-hidden': true }>;
  /** The target of the picture, if the picture and the label link to different routes. */
  readonly pictureTo?: { readonly to: string; readonly name: string };
}

/** The shortcut tiles, with the exact labels and targets of product.md: Dashboard. */
const tiles: readonly Tile[] = [
  { label: 'Transaction', to: '/tranctattion', Icon: SwapOutlined },
  { label: 'Activites', to: '/activity', Icon: HistoryOutlined },
  { label: 'Fund Deposit', to: '/deposit', Icon: DownloadOutlined },
  { label: 'position', to: '/close_position', Icon: FundOutlined },
  { label: 'Fund Transfer', to: '/fundtransfer', Icon: SendOutlined },
  { label: 'Wallet', to: '/wallet', Icon: WalletOutlined },
  { label: 'Withdraw', to: '/mithdraw', Icon: UploadOutlined },
  { label: 'User', to: '/usertouser', Icon: UserSwitchOutlined },
  {
    label: 'Bonus',
    to: '/open_position',
    Icon: GiftOutlined,
    pictureTo: { to: '/DashBonus', name: 'Bonus income' },
  },
  { label: 'Daily Trade Profit', to: '/profit', Icon: LineChartOutlined },
  { label: 'Fuel Wallet', to: '/depositpage', Icon: FireOutlined },
];

/** Removes the card's padding, so that the link fills the card: clicks on the padding would have no effect. */
const FILLED = { body: { height: '100%', padding: 0 } };

export function Shortcuts() {
  return (
    <nav aria-label="Shortcuts">
      <ul className={styles.tiles}>
        {tiles.map(({ label, to, Icon, pictureTo }) => (
          <li key={label}>
            <Card hoverable className={styles.tile ?? ''} styles={FILLED}>
              {pictureTo ? (
                <>
                  <Link to={pictureTo.to} aria-label={pictureTo.name} className={styles.picture}>
                    <Icon aria-hidden />
                  </Link>
                  <Link to={to}>{label}</Link>
                </>
              ) : (
                <Link to={to} className={styles.tileLink}>
                  <span className={styles.picture}>
                    <Icon aria-hidden />
                  </span>
                  {label}
                </Link>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </nav>
  );
}
