import { useGetIdentity } from '@refinedev/core';
import { LogoutOutlined, SettingOutlined } from '@ant-design/icons';
import { Layout } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Cell } from '../../values/Cell';
import type { Identity } from '../../core/identity';
import { Brand } from '../../components/Brand';
import { lazyOverlay } from '../../components/lazyOverlay';
import { LogoutModal } from '../../components/LogoutModal';
import { Shortcuts } from '../command-palette/Shortcuts';
import { IconButton } from './IconButton';
import styles from './TopBar.module.css';

const fields = [
  { key: 'name', title: 'Name', valueType: 'name' },
  { key: 'id', title: 'User Id', valueType: 'name' },
] as const;

const LazyPreferencesPanel = lazyOverlay(() => import('../preferences/PreferencesPanel'));

export function TopBar({ menuButton }: { menuButton: ReactNode }) {
  const { data: member } = useGetIdentity<Identity | null>();
  const [open, setOpen] = useState<'preferences' | 'logout'>();
  const close = () => setOpen(undefined);
  return (
    <Layout.Header className={`${styles.bar} no-print`}>
      {menuButton}
      <Link to="/dashboard" className={`${styles.logo} tap`} aria-label="Member portal, dashboard">
        <Brand />
      </Link>
      <div className={`${styles.member} secondary`}>
        <div style={{ fontSize: '0.75rem' }}>Welcome Back!</div>
        <div className={styles.name}>
          {fields.map((field) => (
            <Cell brief key={field.key} field={field} row={member} loading={member === undefined} />
          ))}
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
