import '@ant-design/v5-patch-for-react-19';
import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { bootstrap } from './app/bootstrap';
import './app/base.css';

const root = document.getElementById('root');
if (root) {
  const services = await bootstrap(window);
  createRoot(root).render(<App services={services} />);
}
