import '@ant-design/v5-patch-for-react-19';
import '@fontsource-variable/inter/wght.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { createPortalRouter, whenInitialized } from './app/router';
import { createServices } from './app/services';
import { endFirstVisit } from './core/firstVisit';
import { hasFittingMarkup } from './core/prerendered';
import { wholeSheets } from './core/wholeSheets';
import './app/base.css';
import './app/fingers.css';
import './app/forced-colors.css';

async function start(root: HTMLElement) {
  endFirstVisit(window);
  // Must run before any code requests its own style sheets.
  const styled = wholeSheets(document);
  const services = createServices(window);
  const router = createPortalRouter(services);
  await Promise.all([styled, whenInitialized(router)]);
  const app = <App services={services} router={router} />;
  if (hasFittingMarkup(root, window)) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
// No top-level await: it would keep the bundler from merging chunks.
if (root) void start(root);
