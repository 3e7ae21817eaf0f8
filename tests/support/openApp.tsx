import { StyleProvider } from '@ant-design/cssinjs';
import { render } from '@testing-library/react';
import { App } from '../../src/app/App';
import { createPortalRouter, whenInitialized } from '../../src/app/router';
import type { Services } from '../../src/app/services';

/** Renders the whole portal at the current URL, once the code of its screen has loaded. */
export async function openApp(services: Services) {
  const router = createPortalRouter(services);
  await whenInitialized(router);
  // Discard styles: jsdom would evaluate all of antd's rules in every visibility check.
  return render(
    <StyleProvider mock="server">
      <App services={services} router={router} />
    </StyleProvider>,
  );
}
