import '@ant-design/v5-patch-for-react-19';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { createPortalRouter, whenInitialized } from './app/router';
import { createServices } from './app/services';
import { routePath } from './core/paths';
import './app/base.css';
import './app/touch-targets.css';
import './app/forced-colors.css';

async function start(root: HTMLElement) {
  const { dataset } = document.documentElement;
  const canHydrate = dataset.page !== undefined && dataset.discarded === undefined;
  const loadFont = () => void import('@fontsource-variable/inter/wght.css');
  // Prerendered text would request the font at once and compete with the code, so it waits for the router.
  if (!canHydrate) loadFont();
  const services = createServices(window);
  const router = createPortalRouter(services);
  await whenInitialized(router);
  const app = <App services={services} router={router} />;
  if (canHydrate) loadFont();
  // A guard may have redirected meanwhile.
  if (canHydrate && routePath(dataset.page ?? '') === routePath(router.state.location.pathname))
    hydrateRoot(root, app);
  else {
    root.replaceChildren();
    delete dataset.discarded;
    createRoot(root).render(app);
  }
}

const root = document.getElementById('root');
// No top-level await: it would keep the bundler from merging chunks.
if (root) void start(root);
