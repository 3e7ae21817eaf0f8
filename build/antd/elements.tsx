import * as antd from 'antd';

const { _InternalPanelDoNotUseOrYouWillBeFired: Toast } = antd.message;

/**
 * Every antd component that the portal renders, from which extract.tsx takes the CSS rules. Props don't
 * matter: each instance of a component registers the same rules.
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
    <antd.Form>
      <antd.Form.Item>
        <antd.Input />
      </antd.Form.Item>
    </antd.Form>
    <antd.Input.Password />
    <antd.Input.TextArea />
    <antd.Layout>
      <antd.Layout.Sider />
      <antd.Layout.Header />
      <antd.Layout.Content />
    </antd.Layout>
    <antd.Menu items={[]} />
    <antd.Modal />
    <antd.Pagination />
    <antd.Row>
      <antd.Col />
    </antd.Row>
    <antd.Segmented options={['']} />
    <antd.Select />
    <antd.Skeleton />
    <antd.Skeleton.Button />
    <antd.Skeleton.Input />
    <antd.Skeleton.Node />
    <antd.Space.Compact>
      <antd.Button />
    </antd.Space.Compact>
    <antd.Statistic />
    <antd.Steps />
    <antd.Table />
    <antd.Tabs />
    <antd.Tag color="processing" />
    <Toast content="" />
    <antd.Tooltip title="">{''}</antd.Tooltip>
  </>
);
