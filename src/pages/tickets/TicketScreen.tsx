import { Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { ResourceList } from '../../list/ResourceList';
import { useWrite } from '../../list/useWrite';
import type { ListResource } from '../../core/defineResource';
import { ticketTopics } from '../../core/ticketTopics';
import { Field } from '../../components/Field';
import { Panel } from '../../components/Panel';
import { PendingButton } from '../../components/PendingButton';
import { Select } from '../../components/Select';
import styles from '../../components/Form.module.css';
import { Screen } from '../../components/Screen';

const topicOptions = [
  { label: 'Choose a topic', value: '' },
  ...ticketTopics.map((topic) => ({ label: topic, value: topic })),
];

const empty = { subject: '', message: '' };

/** A ticket that failed: its words, and whether it may have arrived all the same. */
type Unsent = typeof empty & { readonly unknown: boolean };

/** Writing to support, and what was written before (SPEC §2 Ticket, §4: a failed ticket clears its fields as well). */
export default function TicketScreen({ tickets }: { tickets: ListResource }) {
  const { pending, send } = useWrite(tickets);
  const [draft, setDraft] = useState(empty);
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const last = unsent.at(-1);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const sent = draft;
    const outcome = await send('create', sent);
    if (outcome === undefined) return;
    setDraft(empty);
    if (outcome !== 'worked') setUnsent([...unsent, { ...sent, unknown: outcome === 'unknown' }]);
  };
  const untouched = draft.subject === '' && draft.message === '';
  const restore = () => {
    if (last) setDraft({ subject: last.subject, message: last.message });
    setUnsent(unsent.slice(0, -1));
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
                readOnly={pending !== undefined}
                value={draft.message}
                onChange={(event) => setDraft({ ...draft, message: event.target.value })}
              />
            )}
          </Field>
          <div className={styles.buttons}>
            <PendingButton type="primary" htmlType="submit" pending={pending !== undefined}>
              Send
            </PendingButton>
            {last && untouched && <Button onClick={restore}>Restore draft</Button>}
          </div>
          {last && (
            <p className={styles.hint} role="status">
              {last.unknown
                ? 'The ticket may have been sent: look for it below first.'
                : 'The ticket was not sent.'}{' '}
              Your words are kept until you leave this screen
              {!untouched && ', and can be restored once the fields are empty'}.
            </p>
          )}
        </form>
      </Panel>
      <ResourceList resource={tickets} heading="Your tickets" />
    </Screen>
  );
}
