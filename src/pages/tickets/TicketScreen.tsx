import { Alert, Button, Flex, Form } from 'antd';
import { Select } from '../../components/Select';
import TextArea from 'antd/es/input/TextArea';
import { useState } from 'react';
import { tickets, ticketTopics } from '../../resources/tickets';
import { lengthProblem } from '../../core/textLimits';
import { FormError } from '../../components/FormError';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { toFormRule, PortalForm } from '../../components/form';
import { useUnsavedChanges } from '../../lib/useUnsavedChanges';
import { useDraft } from '../../data/useDraft';
import { useWrite } from '../../data/useWrite';
import { ResourceList } from '../../list/ResourceList';

const topics = ticketTopics.map((topic) => ({ label: topic, value: topic }));

/** Rejects texts that are too long. If they were truncated, members wouldn't notice that the end is missing. */
const rules = [toFormRule((text) => lengthProblem('longText', text))];

interface Draft {
  /** undefined while no topic is chosen; sent as ''. */
  readonly subject?: string | undefined;
  readonly message: string;
}

const emptyDraft: Draft = { subject: undefined, message: '' };

const toStored = ({ subject = '', message }: Draft) => ({ subject, message });

const isEmptyDraft = ({ subject = '', message }: Draft) => subject === '' && message.trim() === '';

/** Clears the fields even if the server rejects the ticket; the member can then restore the draft. */
export function TicketForm() {
  const [form] = Form.useForm<Draft>();
  const { pending: action, failure: writeFailure, send } = useWrite(tickets);
  const pending = action !== undefined;
  /** The drafts of tickets that failed, and whether the server may have received each ticket. */
  const [unsent, setUnsent] = useState<readonly { draft: Draft; outcomeUnknown: boolean }[]>([]);
  const lastUnsent = unsent.at(-1);
  // useWatch returns undefined until the fields are mounted.
  const { subject = '', message } = { ...emptyDraft, ...Form.useWatch([], form) };
  const isEmpty = isEmptyDraft({ subject, message });
  useUnsavedChanges(!isEmpty || lastUnsent !== undefined);
  const stored = useDraft({
    name: 'ticket',
    values: toStored(isEmpty && lastUnsent ? lastUnsent.draft : { subject, message }),
    empty: toStored(emptyDraft),
    restore: (draft) => form.setFieldsValue(draft),
  });

  const failure = pending ? undefined : (writeFailure ?? stored.failure);

  const submit = async (draft: Draft) => {
    const outcome = await send('create', { subject: draft.subject ?? '', message: draft.message });
    if (outcome === undefined || outcome === 'notSent') return;
    form.setFieldsValue(emptyDraft);
    if (outcome === 'succeeded') {
      setUnsent([]);
      stored.clear();
    } else if (!isEmptyDraft(draft))
      setUnsent((earlier) => [...earlier, { draft, outcomeUnknown: outcome === 'unknown' }]);
  };
  const restore = (draft: Draft) => {
    form.setFieldsValue(draft);
    setUnsent(unsent.slice(0, -1));
    // The button that was pressed disappears, so move its focus to the restored text.
    form.focusField('message');
  };
  const unsentMessage = lastUnsent?.outcomeUnknown
    ? "We couldn't confirm that your ticket was sent. Check the list below first."
    : "Your ticket wasn't sent.";
  const restoreHint = isEmpty ? '' : ' Clear the fields to restore it.';

  return (
    <PortalForm
      form={form}
      name="ticket"
      validateTrigger="onChange"
      style={{ maxWidth: '45rem' }}
      initialValues={emptyDraft}
      scrollToFirstError={{ focus: true }}
      onFinish={(draft) => void submit(draft)}
    >
      <Form.Item name="subject" label="Topic">
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
        <TextArea rows={4} readOnly={pending} autoCapitalize="sentences" autoCorrect="on" spellCheck />
      </Form.Item>
      <Flex vertical gap="middle">
        {/* The notice below covers an unknown outcome of its draft. */}
        <FormError failure={failure?.outcomeUnknown && lastUnsent?.outcomeUnknown ? undefined : failure} />
        <Flex wrap gap="small">
          <Button type="primary" htmlType="submit" loading={pending}>
            Send
          </Button>
          {lastUnsent && isEmpty && <Button onClick={() => restore(lastUnsent.draft)}>Restore draft</Button>}
        </Flex>
        {lastUnsent && (
          <Alert
            showIcon
            role="status"
            type="warning"
            title={`${unsentMessage} Your draft is kept until you leave this page.${restoreHint}`}
          />
        )}
      </Flex>
    </PortalForm>
  );
}

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
