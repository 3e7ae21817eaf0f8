import { Button, DatePicker, Drawer, Form, Input, message, Modal, Select, Tabs, Tooltip } from 'antd';
import { useEffect } from 'react';

const SPACE = { padding: 160 };
const options = ['one', 'two', 'three'].map((value) => ({ value, label: value, disabled: value === 'two' }));

function Toasts() {
  const [toasts, holder] = message.useMessage({ top: 60 });
  useEffect(() => {
    for (const type of ['success', 'error', 'info', 'warning', 'loading'] as const)
      void toasts.open({ type, content: type, duration: 0 });
  }, [toasts]);
  return holder;
}

const dialog = (
  <Form layout="vertical">
    <Form.Item label="Field" extra="Why it is asked for">
      <Input />
    </Form.Item>
  </Form>
);

/** The overlays of antd, by name. Each component renders one overlay that is already open. */
export const overlays = {
  select: () => (
    <div style={SPACE}>
      <Select open allowClear value="one" options={options} virtual={false} />
    </div>
  ),
  emptySelect: () => (
    <div style={SPACE}>
      <Select open placeholder="none" options={[]} virtual={false} />
    </div>
  ),
  days: () => (
    <div style={SPACE}>
      <DatePicker open />
    </div>
  ),
  months: () => (
    <div style={SPACE}>
      <DatePicker open mode="month" />
    </div>
  ),
  years: () => (
    <div style={SPACE}>
      <DatePicker open mode="year" />
    </div>
  ),
  decades: () => (
    <div style={SPACE}>
      <DatePicker open mode="decade" />
    </div>
  ),
  tooltip: () => (
    <div style={SPACE}>
      {(['top', 'bottom', 'left', 'right', 'topLeft', 'bottomRight'] as const).map((placement) => (
        <Tooltip key={placement} open title="A note" placement={placement}>
          <Button style={{ margin: 80 }}>{placement}</Button>
        </Tooltip>
      ))}
    </div>
  ),
  modal: () => (
    <Modal open centered title="Title" okText="Go on">
      {dialog}
    </Modal>
  ),
  modalWithoutFooter: () => (
    <Modal open title="Title" footer={null} closable={false}>
      Text
    </Modal>
  ),
  drawerLeft: () => (
    <Drawer open placement="left" width={280} title="Menu">
      {dialog}
    </Drawer>
  ),
  drawerRight: () => (
    <Drawer open placement="right" width={360} title="Title">
      {dialog}
    </Drawer>
  ),
  tabsMore: () => (
    <div style={{ width: 260 }}>
      <Tabs
        more={{ visible: true }}
        items={Array.from('abcdefgh', (key) => ({ key, label: `Label ${key}` }))}
      />
    </div>
  ),
  toasts: Toasts,
} as const;
