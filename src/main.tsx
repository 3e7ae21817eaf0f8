import '@ant-design/v5-patch-for-react-19';
import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { bootstrap } from './app/bootstrap';
import './app/base.css';
import './app/fingers.css';

const root = document.getElementById('root');
// No top-level await: it would keep the bundler from merging chunks.
if (root) void bootstrap(window).then((services) => createRoot(root).render(<App services={services} />));
