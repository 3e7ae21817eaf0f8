import { Alert, Button, ConfigProvider, Flex, Form, Select } from 'antd';
import TextArea from 'antd/es/input/TextArea';
import { tickets, ticketTopics } from '../../resources/tickets';
import { lengthProblem } from '../../core/textLimits';
import { FormError } from '../../components/FormError';
import { Panel } from '../../components/Panel';
import { PendingButton } from '../../components/PendingButton';
import { Screen } from '../../components/Screen';
import { toFormRule } from '../../components/form';
import { ResourceList } from '../../list/ResourceList';
import { emptyDraft, useTicketForm } from './useTicketForm';

const topics = ticketTopics.map((topic) => ({ label: topic, value: topic }));

/** Rejects texts that are too long. If they were truncated, members wouldn't notice that the end is missing. */
const rules = [toFormRule((text) => lengthProblem('longText', text))];

/** Renders the form of a ticket: topic and message, both optional (product.md: Rules). */
export function TicketForm() {
  const { form, pending, notSent, isEmpty, lastUnsent, submit, restore } = useTicketForm();
  const unsentMessage = lastUnsent?.outcomeUnknown
    ? "We couldn't confirm that your ticket was sent. Check the list below first."
    : "Your ticket wasn't sent.";
  const restoreHint = isEmpty ? '' : ' Clear the fields to restore it.';

  return (
    <Form
      form={form}
      name="ticket"
      layout="vertical"
      style={{ maxWidth: 720 }}
      initialValues={emptyDraft}
      onFinish={(draft) => void submit(draft)}
    >
      <ConfigProvider componentSize="large">
        <Form.Item name="subject" label="Topic">
          {/* Not virtual: screen readers don't recognize the options of a virtual list. */}
          <Select
            placeholder="Choose a topic"
            options={topics}
            disabled={pending}
            allowClear
            onInputKeyDown={({ key }) => {
              // antd's clear icon works with the mouse only.
              if (key === 'Backspace' || key === 'Delete') form.setFieldsValue({ subject: undefined });
            }}
          />
        </Form.Item>
        <Form.Item name="message" label="Message" rules={rules}>
          <TextArea rows={4} readOnly={pending} />
        </Form.Item>
        <Flex vertical gap="middle">
          <FormError failure={notSent} />
          <Flex wrap gap="small">
            <PendingButton type="primary" htmlType="submit" pending={pending}>
              Send
            </PendingButton>
            {lastUnsent && isEmpty && <Button onClick={restore}>Restore draft</Button>}
          </Flex>
          {lastUnsent && (
            <Alert
              type="warning"
              showIcon
              role="status"
              message={`${unsentMessage} Your draft is kept until you leave this page.${restoreHint}`}
            />
          )}
        </Flex>
      </ConfigProvider>
    </Form>
  );
}

/** Renders the form to write to support, and the member's tickets (product.md: Tickets). */
export default function TicketScreen() {
  return (
    <Screen title="Ticket">
      <Panel title="Write to support">
        <TicketForm />
      </Panel>
      <ResourceList resource={tickets} heading="Your tickets" />
    </Screen>
  );
}
