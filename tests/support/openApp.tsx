import { render } from '@testing-library/react';
import { App } from '../../src/app/App';
import { createPortalRouter, whenInitialized } from '../../src/app/router';
import type { Services } from '../../src/app/services';

/** Waits until the code of the screen at the current URL has loaded, then renders the whole portal. */
export async function openApp(services: Services) {
  const router = createPortalRouter(services);
  await whenInitialized(router);
  return render(<App services={services} router={router} />);
}
