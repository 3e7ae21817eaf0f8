import {
  ApiOutlined,
  FundOutlined,
  HomeOutlined,
  LineChartOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';

/** The bottom tab bar: at the head of the sidebar where there is room for one (product.md: Layout). */
export const tabs = [
  { label: 'Home', to: '/dashboard', Icon: HomeOutlined },
  { label: 'Market', to: '/marketdata', Icon: LineChartOutlined },
  { label: 'API', to: '/bindapi', Icon: ApiOutlined },
  { label: 'Trades', to: '/open_position', Icon: FundOutlined },
  { label: 'Team', to: '/team', Icon: TeamOutlined },
  { label: 'Profile', to: '/profile', Icon: UserOutlined },
] as const;

/** What the tab bar marks by itself. */
export const tabPaths: readonly string[] = tabs.map(({ to }) => to);
