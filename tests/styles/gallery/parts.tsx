import { HomeOutlined, LoadingOutlined } from '@ant-design/icons';
import {
  Alert,
  Breadcrumb,
  Button,
  Card,
  Empty,
  Flex,
  Layout,
  Menu,
  Pagination,
  Row,
  Col,
  Segmented,
  Skeleton,
  Statistic,
  Steps,
  Table,
  Tabs,
  Tag,
} from 'antd';
import { Fields } from './fields';

const text = ['one', 'two', 'three'];
const rows = text.map((key) => ({ key, name: key, amount: key.length }));
const columns = [
  { dataIndex: 'name', title: 'Name' },
  { dataIndex: 'amount', title: 'Amount', align: 'right' as const },
];
const entries = text.map((key, index) => ({
  key,
  label: <a href="/">{key}</a>,
  icon: <HomeOutlined />,
  disabled: index === 2,
}));
const items = text.map((key, index) => ({ key, label: key, children: key, disabled: index === 2 }));

const Buttons = () => (
  <Flex wrap gap="small">
    {(['default', 'primary', 'text', 'link'] as const).flatMap((type) => [
      <Button key={type} type={type}>
        {type}
      </Button>,
      <Button key={`${type}-off`} type={type} disabled icon={<HomeOutlined />}>
        {type}
      </Button>,
      <Button key={`${type}-icon`} type={type} shape="circle" icon={<HomeOutlined />} />,
      <Button key={`${type}-round`} type={type} shape="round" loading={{ icon: <LoadingOutlined spin /> }}>
        {type}
      </Button>,
      <Button key={`${type}-loading`} type={type} danger loading href="/" block>
        {type}
      </Button>,
    ])}
  </Flex>
);

const Notes = () => (
  <Flex vertical gap="middle" align="start">
    {(['info', 'success', 'warning', 'error'] as const).map((type) => (
      <Alert
        key={type}
        type={type}
        showIcon
        closable
        message={type}
        action={<Button size="small">Again</Button>}
      />
    ))}
    <Alert type="error" showIcon message="Title" description={<a href="/">More</a>} />
    {['processing', 'success', 'warning', 'error', 'default', '#123456'].map((color) => (
      <Tag key={color} color={color} bordered={color === 'error'} closable={color === 'default'}>
        {color}
      </Tag>
    ))}
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="Data Not Found" />
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />
  </Flex>
);

const Waiting = () => (
  <>
    <Skeleton active title={false} paragraph={{ rows: 3 }} />
    <Skeleton />
    {(['small', 'default', 'large'] as const).flatMap((size) => [
      <Skeleton.Input key={size} active size={size} />,
      <Skeleton.Button key={`${size}-button`} active block size={size} />,
    ])}
    <Skeleton.Node active />
  </>
);

const Figures = () => (
  <>
    <Card title="Title" extra={<a href="/">More</a>} hoverable>
      <Statistic title="Total" value="12.50" suffix="USDT" prefix={<HomeOutlined />} />
    </Card>
    <Card size="small" variant="borderless">
      <Statistic loading title="Total" />
    </Card>
    <Row gutter={[16, 16]}>
      <Col xs={24} sm={12} lg={8}>
        One
      </Col>
    </Row>
    <Table dataSource={rows} columns={columns} pagination={false} rowHoverable />
    <Table dataSource={[]} columns={columns} pagination={false} />
  </>
);

const Navigation = () => (
  <>
    <Breadcrumb items={[{ title: <a href="/">Home</a> }, { title: 'Here' }]} />
    <Menu
      mode="inline"
      selectedKeys={['one']}
      items={[{ type: 'group', label: 'Group', children: entries }]}
    />
    <Menu mode="horizontal" disabledOverflow selectedKeys={['two']} items={entries} />
    <Tabs items={items} />
    <Tabs centered size="small" items={items} tabBarExtraContent={<Button>Extra</Button>} />
    <Pagination current={4} total={300} showSizeChanger={false} />
    <Pagination disabled total={30} showLessItems />
    <Segmented options={[...text, { value: 'off', label: 'off', icon: <HomeOutlined />, disabled: true }]} />
    <Segmented block size="large" options={text} />
    <Segmented size="small" options={text} />
    {(['horizontal', 'vertical'] as const).map((direction) => (
      <Steps
        key={direction}
        direction={direction}
        items={(['finish', 'process', 'error', 'wait'] as const).map((status) => ({
          status,
          title: <a href="/">{status}</a>,
          description: 'Why',
        }))}
      />
    ))}
  </>
);

/** Renders every antd component of the portal that is not an overlay, in each of its states. */
export const Parts = () => (
  <Layout hasSider>
    <Layout.Sider theme="light" width={240}>
      Side
    </Layout.Sider>
    <Layout>
      <Layout.Header>Head</Layout.Header>
      <Layout.Content>
        <Buttons />
        <Notes />
        <Waiting />
        <Figures />
        <Navigation />
        <Fields />
      </Layout.Content>
    </Layout>
  </Layout>
);
