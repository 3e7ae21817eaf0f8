import * as antd from 'antd';

const { _InternalPanelDoNotUseOrYouWillBeFired: Toast } = antd.message;

/**
 * The antd components from which extract.tsx takes the CSS rules. Props don't matter: each instance of a component
 * registers the same rules. Parts such as Layout.Header, which share the rules of their component, are left out.
 */
export const elements = (
  <>
    <antd.Alert message="" />
    <antd.Breadcrumb />
    <antd.Button />
    <antd.Card />
    <antd.DatePicker />
    <antd.Drawer />
    <antd.Empty />
    <antd.Flex>{''}</antd.Flex>
    <antd.Form />
    <antd.Form.Item />
    <antd.Input />
    <antd.Input.TextArea />
    <antd.Layout />
    <antd.Layout.Sider />
    <antd.Menu items={[]} />
    <antd.Modal />
    <antd.Pagination />
    <antd.Row />
    <antd.Col />
    <antd.Segmented options={['']} />
    <antd.Select />
    <antd.Skeleton />
    <antd.Space.Compact>
      <antd.Button />
    </antd.Space.Compact>
    <antd.Statistic />
    <antd.Steps />
    <antd.Table />
    <antd.Tabs />
    <antd.Tag color="processing" />
    <antd.Tooltip title="">{''}</antd.Tooltip>
    <Toast content="" />
  </>
);
