// The style gallery: a page with the antd components of the portal, for the comparison of styles.
import '@ant-design/v5-patch-for-react-19';
import { ConfigProvider } from 'antd';
import { createRoot } from 'react-dom/client';
import { themeOf } from '../../../src/app/theme';
import '../../../src/app/base.css';
import '../../../src/app/touch-targets.css';
import { overlays } from './overlays';
import { Parts } from './parts';

const query = new URLSearchParams(location.search);
const scheme = query.get('scheme') === 'dark' ? 'dark' : 'light';
const sizes = ['small', 'middle', 'large'] as const;
const Overlay = Object.entries(overlays).find(([name]) => name === query.get('overlay'))?.[1];
document.documentElement.style.colorScheme = scheme;
document.documentElement.dataset.scheme = scheme;

// Configures antd as `App` does. The query selects an overlay, or a size and whether components are disabled.
createRoot(document.getElementById('root') ?? document.body).render(
  <ConfigProvider
    theme={themeOf(scheme, !matchMedia('(prefers-reduced-motion: reduce)').matches)}
    componentSize={sizes.find((size) => size === query.get('size'))}
    componentDisabled={query.has('disabled')}
  >
    {Overlay ? <Overlay /> : <Parts />}
  </ConfigProvider>,
);
