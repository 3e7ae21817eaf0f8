import '@ant-design/v5-patch-for-react-19';
import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { boot } from './app/boot';
import './app/base.css';

const root = document.getElementById('root');
if (root) {
  const services = await boot(window);
  createRoot(root).render(<App services={services} />);
}
