import {
  Alert,
  Breadcrumb,
  Button,
  Card,
  Col,
  DatePicker,
  Drawer,
  Empty,
  Flex,
  Form,
  Input,
  Layout,
  Menu,
  message,
  Modal,
  Pagination,
  Row,
  Segmented,
  Select,
  Skeleton,
  Space,
  Statistic,
  Steps,
  Table,
  Tabs,
  Tag,
  Tooltip,
} from 'antd';

const { _InternalPanelDoNotUseOrYouWillBeFired: Toast } = message;

/**
 * Every antd component that the portal renders, once. antd's rules depend only on the component, so state, size and
 * text make no difference.
 */
export const elements = (
  <>
    <Alert message="" />
    <Breadcrumb />
    <Button />
    <Card />
    <DatePicker />
    <Drawer />
    <Empty />
    <Flex>{''}</Flex>
    <Form>
      <Form.Item>
        <Input />
      </Form.Item>
    </Form>
    <Input.Password />
    <Input.TextArea />
    <Layout>
      <Layout.Sider />
      <Layout.Header />
      <Layout.Content />
    </Layout>
    <Menu items={[]} />
    <Modal />
    <Pagination />
    <Row>
      <Col />
    </Row>
    <Segmented options={['']} />
    <Select />
    <Skeleton />
    <Skeleton.Button />
    <Skeleton.Input />
    <Skeleton.Node />
    <Space.Compact>
      <Button />
    </Space.Compact>
    <Statistic />
    <Steps />
    <Table />
    <Tabs />
    <Tag color="processing" />
    <Toast content="" />
    <Tooltip title="">{''}</Tooltip>
  </>
);
