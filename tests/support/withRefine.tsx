import { Refine } from '@refinedev/core';
import { ConfigProvider } from 'antd';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Send } from '../../src/api/http';
import { createDataProvider } from '../../src/providers/dataProvider';
import { createQueryClient } from '../../src/providers/queryClient';
import type { Resource } from '../../src/core/defineResource';
import { NotificationContext } from '../../src/lib/useNotification';

interface Toast {
  readonly type: string;
  readonly message: string;
}

/** Turns animations off, so that tests never see a half-finished transition. */
const WITHOUT_MOTION = { token: { motion: false } };

/** Creates a React wrapper with Refine. Also returns the query client and the toasts that the wrapper collects. */
export function withRefine(send: Send, resources: readonly Resource[]) {
  const toasts: Toast[] = [];
  const open = ({ type, message }: Toast) => void toasts.push({ type, message });
  const notifications = { open, close: () => undefined };
  const queryClient = createQueryClient(notifications);
  const wrapper = ({ children }: PropsWithChildren) => (
    <Refine
      resources={resources.map((resource) => ({
        name: resource.name,
        list: `/${resource.name}`,
        meta: { resource },
      }))}
      dataProvider={createDataProvider(send, resources, '')}
      notificationProvider={notifications}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
    >
      <ConfigProvider theme={WITHOUT_MOTION} virtual={false}>
        <NotificationContext value={notifications}>{children}</NotificationContext>
      </ConfigProvider>
    </Refine>
  );
  const routed = ({ children }: PropsWithChildren) => <MemoryRouter>{wrapper({ children })}</MemoryRouter>;
  return { wrapper, routed, queryClient, toasts };
}
