import {
  ApiOutlined,
  FundOutlined,
  HomeOutlined,
  LineChartOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { NavLink } from 'react-router-dom';
import { tabs } from './menu';
import styles from './TabBar.module.css';

const icons = [HomeOutlined, LineChartOutlined, ApiOutlined, FundOutlined, TeamOutlined, UserOutlined];

/** SPEC's six tabs: along the bottom of a small screen, at the head of the sidebar on a large one. */
export function TabBar() {
  return (
    <nav aria-label="Main" className={styles.bar}>
      {tabs.map(({ label, to }, index) => {
        const Icon = icons[index] ?? HomeOutlined;
        return (
          <NavLink key={to} to={to}>
            <Icon aria-hidden />
            <span>{label}</span>
          </NavLink>
        );
      })}
    </nav>
  );
}
