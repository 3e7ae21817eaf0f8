import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Choice } from '../core/defineResource';
import { LinkTabs } from '../components/LinkTabs';
import { Select } from '../components/Select';
import styles from './ResourceList.module.css';
import type { ListAddress } from './useListAddress';

/** What the member chooses of a list: tabs that are links, or a dropdown that leads the same way. */
export function ChoiceBar({ choice, address }: { choice: Choice; address: ListAddress }) {
  const navigate = useNavigate();
  const id = useId();
  const chosen = address.chosen(choice);
  if (choice.draw === 'tabs') {
    const tabs = choice.options.map(({ label, value }) => ({
      label,
      to: address.choiceHref(choice, value),
      current: label === chosen?.label,
    }));
    return <LinkTabs label={choice.title} tabs={tabs} />;
  }
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{choice.title}</label>
      <Select
        id={id}
        value={chosen?.value ?? ''}
        options={choice.options.map(({ label, value = '' }) => ({ label, value }))}
        onPick={(value) => void navigate(address.choiceHref(choice, value))}
      />
    </div>
  );
}
