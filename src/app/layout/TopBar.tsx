import { LogoutOutlined, SettingOutlined } from '@ant-design/icons';
import { Layout } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Cell } from '../../values/Cell';
import { useObject } from '../../data/useObject';
import { dashboard } from '../../resources/dashboard';
import { fieldOf } from '../../core/defineResource';
import { Brand } from '../../components/Brand';
import { lazyOverlay } from '../../components/lazyOverlay';
import { LogoutModal } from '../../components/LogoutModal';
import { Shortcuts } from '../command-palette/Shortcuts';
import { IconButton } from './IconButton';
import styles from './TopBar.module.css';

const name = fieldOf(dashboard, 'user.name');
const userId = fieldOf(dashboard, 'user.userId');

const LazyPreferencesPanel = lazyOverlay(() => import('../preferences/PreferencesPanel'));

/** Renders the header: the member's name, command palette, preferences and logout (product.md: Layout). */
export function TopBar({ menuButton }: { menuButton: ReactNode }) {
  const { value, error } = useObject(dashboard);
  const [open, setOpen] = useState<'preferences' | 'logout'>();
  const close = () => setOpen(undefined);
  const loading = value === undefined && error === null;
  return (
    <Layout.Header className={`${styles.bar} no-print`}>
      {menuButton}
      <Link to="/dashboard" className={`${styles.logo} tap`} aria-label="Member portal, dashboard">
        <Brand />
      </Link>
      <div className={styles.member}>
        <div className={styles.welcome}>Welcome Back!</div>
        <div className={styles.name}>
          <Cell brief field={name} row={value} loading={loading} />
          <Cell brief field={{ ...userId, valueType: 'name' }} row={value} loading={loading} />
        </div>
      </div>
      <Shortcuts onLogout={() => setOpen('logout')} />
      <IconButton label="Preferences" icon={<SettingOutlined />} onClick={() => setOpen('preferences')} />
      <IconButton label="Logout" icon={<LogoutOutlined />} onClick={() => setOpen('logout')} />
      {open === 'preferences' && <LazyPreferencesPanel onClose={close} />}
      {open === 'logout' && <LogoutModal onClose={close} />}
    </Layout.Header>
  );
}
