import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import {
  Alert,
  Breadcrumb,
  Button,
  ConfigProvider,
  DatePicker,
  Input,
  Menu,
  Pagination,
  Segmented,
  Select,
  Table,
  Tabs,
  Tag,
  Tooltip,
} from 'antd';
import { renderToStaticMarkup } from 'react-dom/server';
import { themeOf, type Scheme } from '../../src/app/theme';

const items = [{ key: 'a', label: 'A', children: 'A' }];

/** Returns antd's --ant-* CSS variables in a colour scheme, including the variables of components, by name. */
export function antdVariables(scheme: Scheme): ReadonlyMap<string, string> {
  const cache = createCache();
  renderToStaticMarkup(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={themeOf(scheme, false)}>
        <Alert message="" />
        <Breadcrumb />
        <Button />
        <DatePicker />
        <Input />
        <Menu items={[{ key: 'a', label: 'A' }]} />
        <Pagination />
        <Segmented options={['A']} />
        <Select open options={[{ value: 'A' }]} />
        <Table />
        <Tabs items={items} />
        <Tag />
        <Tooltip title="A">
          <span />
        </Tooltip>
      </ConfigProvider>
    </StyleProvider>,
  );
  const css = extractStyle(cache, { plain: true, types: ['token', 'cssVar'] });
  const found = new Map(
    [...css.matchAll(/(--ant-[\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const resolve = (value: string): string =>
    value.replace(/var\((--ant-[\w-]+)\)/g, (_, name: string) => resolve(found.get(name) ?? `no ${name}`));
  return new Map([...found].map(([name, value]) => [name, resolve(value)]));
}
