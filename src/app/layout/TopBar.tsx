import { LogoutOutlined } from '@ant-design/icons';
import { useLogout } from '@refinedev/core';
import { Layout } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Cell } from '../../list/view/Cell';
import { useObject } from '../../data/useObject';
import { dashboard } from '../../resources/dashboard';
import { fieldOf } from '../../core/defineResource';
import { Brand } from '../../components/Brand';
import { LogoutModal } from '../../components/LogoutModal';
import { Shortcuts } from '../palette/Shortcuts';
import { PreferencesButton } from '../preferences/PreferencesButton';
import { IconButton } from './IconButton';
import styles from './TopBar.module.css';

const name = fieldOf(dashboard, 'user.name');
const userId = fieldOf(dashboard, 'user.userId');

/** Renders the header: the member's name, command palette, preferences and logout (product.md: Layout). */
export function TopBar({ menuButton }: { menuButton: ReactNode }) {
  const { value, error } = useObject(dashboard);
  const [asking, setAsking] = useState(false);
  const { mutate: logout } = useLogout<{ to: string }>();
  const loading = value === undefined && error === null;
  return (
    <Layout.Header className={styles.bar ?? ''}>
      {menuButton}
      <Link to="/dashboard" className={`${styles.logo} tap`} aria-label="Member portal, dashboard">
        <Brand />
      </Link>
      <div className={styles.member}>
        <span className={styles.welcome}>Welcome Back!</span>
        <span className={styles.name}>
          <Cell brief field={name} row={value} loading={loading} />
          <Cell brief field={{ ...userId, valueType: 'text' }} row={value} loading={loading} />
        </span>
      </div>
      <Shortcuts />
      <PreferencesButton />
      <IconButton label="Logout" icon={<LogoutOutlined />} onClick={() => setAsking(true)} />
      {asking && <LogoutModal onLogout={() => logout({ to: '/Login' })} onClose={() => setAsking(false)} />}
    </Layout.Header>
  );
}
