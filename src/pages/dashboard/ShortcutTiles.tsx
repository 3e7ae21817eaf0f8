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
import { Link } from 'react-router-dom';
import styles from './ShortcutTiles.module.css';

/**
 * Labels and targets are exact (product.md: Dashboard). `name` is the accessible name where the menu has the same
 * label.
 */
const tiles = [
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
    name: 'Bonus: futures trades',
    Icon: GiftOutlined,
    /** The route that the picture links to, which isn't the route of the label. */
    pictureTo: { to: '/DashBonus', name: 'Bonus income' },
  },
  { label: 'Daily Trade Profit', to: '/profit', Icon: LineChartOutlined },
  { label: 'Fuel Wallet', to: '/depositpage', name: 'Fuel Wallet: account activation', Icon: FireOutlined },
];

/** Removes the card's padding, so that the link fills the card. A click on the padding would miss the link. */
const FILLED = {
  root: { height: '100%', textAlign: 'center' },
  body: { height: '100%', padding: 0 },
} as const;

const PICTURE = {
  display: 'block',
  // Makes the link of a picture as high as a touch target.
  marginBottom: '0.75rem',
  color: 'var(--ant-color-link)',
  fontSize: '1.25rem',
};

export const ShortcutTiles = () => (
  <nav aria-label="Shortcuts">
    <ul className={styles.tiles}>
      {tiles.map(({ label, to, name, Icon, pictureTo }) => (
        <li key={label}>
          <Card hoverable styles={FILLED}>
            {pictureTo ? (
              <>
                <Link
                  to={pictureTo.to}
                  aria-label={pictureTo.name}
                  style={{ height: 'auto', paddingBottom: 0 }}
                >
                  <Icon aria-hidden style={PICTURE} />
                </Link>
                <Link to={to} aria-label={name} style={{ height: 'auto', paddingTop: 0 }}>
                  {label}
                </Link>
              </>
            ) : (
              <Link to={to} aria-label={name}>
                <Icon aria-hidden style={PICTURE} />
                {label}
              </Link>
            )}
          </Card>
        </li>
      ))}
    </ul>
  </nav>
);
