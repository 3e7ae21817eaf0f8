import { CalendarOutlined } from '@ant-design/icons';
import { Button, DatePicker, Form, Input, Select, Space } from 'antd';
import TextArea from 'antd/es/input/TextArea';

const options = [{ value: 'one', label: 'One' }];
const states = ['', 'success', 'warning', 'error', 'validating'] as const;

const inputs = (
  <>
    <Input placeholder="Placeholder" prefix="@" suffix={<CalendarOutlined />} allowClear defaultValue="x" />
    <Input readOnly value="Read only" />
    <Input disabled value="Off" />
    <Input.Password defaultValue="x" />
    <TextArea rows={3} defaultValue="x" />
    <Select options={options} placeholder="None" />
    <Select options={options} value="one" allowClear />
    <Select options={options} value="one" disabled />
    <DatePicker placeholder="Day" suffixIcon={<CalendarOutlined />} />
    <DatePicker disabled />
    <Space.Compact block>
      <Input />
      <Select options={options} />
      <Button type="primary">Send</Button>
    </Space.Compact>
    <Space.Compact direction="vertical">
      <Button>One</Button>
      <Button>Two</Button>
    </Space.Compact>
  </>
);

/** Renders forms of every layout, with fields in every state. */
export const Fields = () => (
  <>
    {(['vertical', 'horizontal', 'inline'] as const).map((layout) => (
      <Form key={layout} layout={layout}>
        {states.map((state) => (
          <Form.Item
            key={state}
            required
            label={`Label ${state}`}
            hasFeedback={state !== ''}
            validateStatus={state}
            help={state === 'error' ? 'What is wrong' : undefined}
            extra="Extra"
          >
            {layout === 'vertical' ? <div>{inputs}</div> : <Input />}
          </Form.Item>
        ))}
      </Form>
    ))}
  </>
);
