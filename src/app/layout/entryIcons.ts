import {
  ApiOutlined,
  AppstoreOutlined,
  CustomerServiceOutlined,
  DownloadOutlined,
  FundOutlined,
  GiftOutlined,
  HistoryOutlined,
  LineChartOutlined,
  LockOutlined,
  SendOutlined,
  SwapOutlined,
  TableOutlined,
  TeamOutlined,
  UploadOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/** Those of the tabs, the shortcuts and the lists again: each picture of its own is 0.3 kB of every screen. */
const icons: Readonly<Record<string, ComponentType>> = {
  '/open_position': FundOutlined,
  '/bindapi': ApiOutlined,
  '/deposit': DownloadOutlined,
  '/activity': HistoryOutlined,
  '/openspotposition': LineChartOutlined,
  '/Verfication_forget': LockOutlined,
  '/mithdraw': UploadOutlined,
  '/fundtransfer': SendOutlined,
  '/depositpage': AppstoreOutlined,
  '/tranctattion': SwapOutlined,
  '/wallet': WalletOutlined,
  '/usertouser': UserOutlined,
  '/profit': LineChartOutlined,
  '/bonus': GiftOutlined,
  '/team': TeamOutlined,
  '/ticket': CustomerServiceOutlined,
};

/** The picture beside an entry of the sidebar, by its path; a list that has just been added gets a plain one. */
export const iconOf = (path: string): ComponentType => icons[path] ?? TableOutlined;
