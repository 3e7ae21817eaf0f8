import { Refine } from '@refinedev/core';
import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Send } from '../../src/api/http';
import { createDataProvider } from '../../src/providers/dataProvider';
import { createQueryClient } from '../../src/providers/queryClient';
import type { Resource } from '../../src/core/defineResource';
import { NotifyContext } from '../../src/components/notify';

interface Toast {
  readonly type: string;
  readonly message: string;
}

/** As under reduced motion: nothing stands half drawn while a test looks. */
const STILL = { token: { motion: false } };

/** What a hook or part of a screen stands in: Refine over these resources, its cache, and the toasts so far. */
export function withRefine(send: Send, resources: readonly Resource[]) {
  const toasts: Toast[] = [];
  const queryClient = createQueryClient({ open: ({ type, message }) => void toasts.push({ type, message }) });
  const wrapper = ({ children }: PropsWithChildren) => (
    <Refine
      dataProvider={createDataProvider(send, resources, '')}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
    >
      {/* Styles go nowhere: jsdom would reckon all of antd's rules for every question of what can be seen. */}
      <StyleProvider mock="server">
        <ConfigProvider theme={STILL}>
          <NotifyContext value={(type, message) => void toasts.push({ type, message })}>
            {children}
          </NotifyContext>
        </ConfigProvider>
      </StyleProvider>
    </Refine>
  );
  /** The same for what reads the address. */
  const routed = ({ children }: PropsWithChildren) => <MemoryRouter>{wrapper({ children })}</MemoryRouter>;
  return { wrapper, routed, queryClient, toasts };
}
