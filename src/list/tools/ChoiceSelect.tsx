import { Select } from 'antd';
import { useId } from 'react';
import type { Choice } from '../../core/defineResource';
import styles from '../ResourceList.module.css';
import type { ListAddress } from '../query/useListAddress';
import { useGo } from '../useGo';

/** Renders a choice of a list as antd's Select. Picking an option navigates to the list with that option. */
export function ChoiceSelect({ choice, address }: { choice: Choice; address: ListAddress }) {
  const go = useGo();
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{choice.title}</label>
      <Select
        id={id}
        popupMatchSelectWidth={false}
        value={address.chosen(choice)?.value ?? ''}
        options={choice.options.map(({ label, value = '' }) => ({ label, value }))}
        onChange={(value) => go(address.choiceHref(choice, value))}
      />
    </div>
  );
}
