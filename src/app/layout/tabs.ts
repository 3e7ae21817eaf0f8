import {
  ApiOutlined,
  FundOutlined,
  HomeOutlined,
  LineChartOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';

/** The tabs of the bottom bar; on wide screens they are at the top of the sidebar (product.md: Layout). */
export const tabs = [
  { label: 'Home', to: '/dashboard', Icon: HomeOutlined },
  { label: 'Market', to: '/marketdata', Icon: LineChartOutlined },
  { label: 'API', to: '/bindapi', Icon: ApiOutlined },
  { label: 'Trades', to: '/open_position', Icon: FundOutlined },
  { label: 'Team', to: '/team', Icon: TeamOutlined },
  { label: 'Profile', to: '/profile', Icon: UserOutlined },
] as const;

/** The paths that the tab bar marks as current itself. */
export const tabPaths: readonly string[] = tabs.map(({ to }) => to);
