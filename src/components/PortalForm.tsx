import { ConfigProvider, Form, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import { formDefaults } from './form';

type PortalFormProps<Values> = FormProps<Values> & { readonly children: ReactNode };

/** Renders antd's Form with controls that are large enough for touch. */
export const PortalForm = <Values extends object>({ children, ...props }: PortalFormProps<Values>) => (
  <Form<Values> {...formDefaults} {...props}>
    {/* Not the `size` prop of Form, which would also make the labels as high as the fields. */}
    <ConfigProvider componentSize="large">{children}</ConfigProvider>
  </Form>
);
