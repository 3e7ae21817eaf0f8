import { Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Ledger } from '../ledger/Ledger';
import { useWrite } from '../ledger/useWrite';
import type { ListResource } from '../shared/defineResource';
import { Field } from '../ui/Field';
import { Panel } from '../ui/Panel';
import { PendingButton } from '../ui/PendingButton';
import { Select } from '../ui/Select';
import styles from './Form.module.css';
import { Screen } from './Screen';

/** SPEC §9: the five topics of a ticket. */
const topics = [
  'Why was my withdrawal address rejected?',
  'How many confirmations does a deposit need?',
  'How fast is an internal transfer?',
  'How is the trade fee worked out?',
  'Other',
];
const topicOptions = [
  { label: 'Choose a topic', value: '' },
  ...topics.map((topic) => ({ label: topic, value: topic })),
];

const empty = { subject: '', message: '' };

/** Writing to support, and what was written before (SPEC §2 Ticket, §4: a failed ticket clears its fields as well). */
export default function TicketScreen({ tickets }: { tickets: ListResource }) {
  const { pending, failure, send } = useWrite(tickets);
  const [draft, setDraft] = useState(empty);
  const [lost, setLost] = useState<typeof empty>();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const sent = draft;
    const worked = await send('create', sent);
    if (worked === undefined) return;
    setDraft(empty);
    setLost(worked ? undefined : sent);
  };
  const untouched = draft.subject === '' && draft.message === '';
  const restore = () => {
    if (lost) setDraft(lost);
    setLost(undefined);
  };

  return (
    <Screen title="Ticket">
      <Panel title="Write to support">
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <Field label="Topic">
            {({ id }) => (
              <Select
                id={id}
                options={topicOptions}
                disabled={pending !== undefined}
                value={draft.subject}
                onPick={(subject) => setDraft({ ...draft, subject })}
              />
            )}
          </Field>
          <Field label="Message">
            {(input) => (
              <Input.TextArea
                {...input}
                rows={4}
                disabled={pending !== undefined}
                value={draft.message}
                onChange={(event) => setDraft({ ...draft, message: event.target.value })}
              />
            )}
          </Field>
          <div className={styles.buttons}>
            <PendingButton type="primary" htmlType="submit" pending={pending !== undefined}>
              Send
            </PendingButton>
            {lost && untouched && <Button onClick={restore}>Restore draft</Button>}
          </div>
          {lost && (
            <p className={styles.hint} role="status">
              {failure?.outcomeUnknown
                ? 'The ticket may have been sent: look for it below first.'
                : 'The ticket was not sent.'}{' '}
              Your words are kept until you leave this screen
              {!untouched && ', and can be restored once the fields are empty'}.
            </p>
          )}
        </form>
      </Panel>
      <Ledger resource={tickets} heading="Your tickets" />
    </Screen>
  );
}
