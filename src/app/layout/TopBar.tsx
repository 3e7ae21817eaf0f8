import { LogoutOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { useLogout } from '@refinedev/core';
import { Button, Layout, Tooltip } from 'antd';
import { use, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Cell } from '../../list/Cell';
import { useObject } from '../../list/useObject';
import { dashboard } from '../../resources/dashboard';
import { fieldOf } from '../../core/defineResource';
import { Brand } from '../../components/Brand';
import { LogoutModal } from '../../components/LogoutModal';
import { SchemeContext } from './schemeContext';
import styles from './TopBar.module.css';

const name = fieldOf(dashboard, 'user.name');
const userId = fieldOf(dashboard, 'user.userId');

/** Who is signed in, the colour scheme, and the way out (product.md: Layout). */
export function TopBar({ menuButton }: { menuButton: ReactNode }) {
  const { value, error } = useObject(dashboard.name);
  const { scheme, toggleScheme } = use(SchemeContext);
  const [asking, setAsking] = useState(false);
  const { mutate: logout } = useLogout<{ to: string }>();
  const loading = value === undefined && error === null;
  return (
    <Layout.Header className={styles.bar ?? ''}>
      {menuButton}
      <Link to="/dashboard" className={styles.logo} aria-label="Dashboard">
        <Brand />
      </Link>
      <div className={styles.member}>
        <span className={styles.welcome}>Welcome Back!</span>
        <span className={styles.name}>
          <Cell field={name} row={value} loading={loading} />
          <Cell field={{ ...userId, valueType: 'text' }} row={value} loading={loading} />
        </span>
      </div>
      <IconButton
        label={scheme === 'dark' ? 'Use light colours' : 'Use dark colours'}
        icon={scheme === 'dark' ? <SunOutlined /> : <MoonOutlined />}
        onClick={toggleScheme}
      />
      <IconButton label="Logout" icon={<LogoutOutlined />} onClick={() => setAsking(true)} />
      {asking && <LogoutModal onLogout={() => logout({ to: '/Login' })} onClose={() => setAsking(false)} />}
    </Layout.Header>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

/** A button without words says them on hover and focus, and to screen readers. */
function IconButton({ label, icon, onClick }: IconButtonProps) {
  return (
    <Tooltip title={label}>
      <Button type="text" icon={icon} aria-label={label} onClick={onClick} />
    </Tooltip>
  );
}
