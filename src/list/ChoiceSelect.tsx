import { Select } from 'antd';
import { useId } from 'react';
import type { Choice } from '../core/defineResource';
import styles from './ResourceList.module.css';
import type { ListAddress } from './useListAddress';
import { useGo } from './useGo';

/** A choice of a list as antd's Select; picking leads to the address of the list under that option. */
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
