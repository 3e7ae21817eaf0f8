import * as icons from '@ant-design/icons';
import type { ComponentType } from 'react';

/** The icons of menu items, by the names that routes and resources use. */
export const menuIcons: Readonly<Record<string, ComponentType>> = {
  api: icons.ApiOutlined,
  appstore: icons.AppstoreOutlined,
  'carry-out': icons.CarryOutOutlined,
  'check-square': icons.CheckSquareOutlined,
  'customer-service': icons.CustomerServiceOutlined,
  download: icons.DownloadOutlined,
  'file-done': icons.FileDoneOutlined,
  'file-text': icons.FileTextOutlined,
  fund: icons.FundOutlined,
  gift: icons.GiftOutlined,
  history: icons.HistoryOutlined,
  home: icons.HomeOutlined,
  'line-chart': icons.LineChartOutlined,
  lock: icons.LockOutlined,
  profile: icons.ProfileOutlined,
  rise: icons.RiseOutlined,
  safety: icons.SafetyOutlined,
  send: icons.SendOutlined,
  stock: icons.StockOutlined,
  swap: icons.SwapOutlined,
  team: icons.TeamOutlined,
  upload: icons.UploadOutlined,
  user: icons.UserOutlined,
  'user-switch': icons.UserSwitchOutlined,
  wallet: icons.WalletOutlined,
};

/** Renders the icon of a menu item; a table by default. */
export function MenuIcon({ name = '' }: { readonly name?: string | undefined }) {
  const Icon = menuIcons[name] ?? icons.TableOutlined;
  return <Icon aria-hidden />;
}
