import { Select } from 'antd';
import { useId } from 'react';
import type { Choice } from '../../core/defineResource';
import styles from '../ResourceList.module.css';
import { chosenOption } from '../query/listQuery';
import type { ListUrl } from '../query/useListQuery';

/** Renders a choice of a list as antd's Select. Picking an option navigates to the list with that option. */
export function ChoiceSelect({ choice, url }: { choice: Choice; url: ListUrl }) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{choice.title}</label>
      <Select
        id={id}
        popupMatchSelectWidth={false}
        value={chosenOption(choice, url.query)?.value ?? ''}
        options={choice.options.map(({ label, value = '' }) => ({ label, value }))}
        onChange={(value) => url.go({ params: { ...url.query.params, [choice.name]: value } })}
      />
    </div>
  );
}
