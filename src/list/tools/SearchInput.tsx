import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { MAX_TEXT } from '../query/filters';
import type { ListUrl } from '../query/listQuery';
import styles from './ListTools.module.css';

/** Renders the search input of a list. Enter applies the search; clearing the input removes it. */
export function SearchInput({ label, url: { query, go } }: { label: string; url: ListUrl }) {
  const [typed, setTyped] = useState(query.search);
  const [applied, setApplied] = useState(query.search);
  // Back, Clear and shared links change the search outside this input.
  if (applied !== query.search) {
    setApplied(query.search);
    setTyped(query.search);
  }
  const apply = (text: string) => {
    if (text.trim() !== query.search) go({ search: text.trim() });
  };
  return (
    <Input
      className={styles.search ?? ''}
      type="search"
      enterKeyHint="search"
      aria-label={label}
      placeholder="Search"
      maxLength={MAX_TEXT}
      prefix={<SearchOutlined aria-hidden />}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '') apply('');
      }}
      onPressEnter={() => apply(typed)}
    />
  );
}
