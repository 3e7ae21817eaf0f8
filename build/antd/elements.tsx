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
 * Contains every antd component that the portal renders, once each. The build renders them to extract antd's rules.
 * State, size and text don't matter: antd registers the same rules for every instance of a component.
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
