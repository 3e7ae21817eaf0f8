import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { MAX_TEXT } from '../query/filters';
import type { ListUrl } from '../query/listQuery';
import styles from './ListTools.module.css';
import { useTypingPause } from './useTypingPause';

/** Renders the search input of a list. It applies when typing pauses, on Enter, and at once when it is cleared. */
export function SearchInput({ label, url: { query, go } }: { label: string; url: ListUrl }) {
  const [typed, setTyped] = useState(query.search);
  const [applied, setApplied] = useState(query.search);
  // Back, Clear and shared links change the search outside this input. Its own change must not remove a typed space.
  if (applied !== query.search) {
    setApplied(query.search);
    if (typed.trim() !== query.search) setTyped(query.search);
  }
  const apply = (text: string) => {
    const search = text.trim();
    // A refined search replaces its history entry, so that Back doesn't go through each of its letters.
    if (search !== query.search) go({ search }, { replace: search !== '' && query.search !== '' });
  };
  // Not the text of the pause: Clear may have emptied the input since.
  const typing = useTypingPause(() => apply(typed));
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
      {...typing}
      onChange={(event) => {
        setTyped(event.target.value);
        typing.onChange(event);
        if (event.target.value === '') apply('');
      }}
      onPressEnter={() => apply(typed)}
    />
  );
}
