import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { MAX_TEXT } from '../query/filters';
import type { ListUrl } from '../query/listQuery';
import { useTypingPause } from './useTypingPause';

/** Renders the search input of a list. It applies when typing pauses, on Enter, and at once when it is cleared. */
export function SearchInput({ label, url: { query, go } }: { label: string; url: ListUrl }) {
  const [typed, setTyped] = useState(query.search);
  const [shown, setShown] = useState(query.search);
  /** The searches of this input that the list doesn't show yet. */
  const [pending, setPending] = useState<readonly string[]>([]);
  if (shown !== query.search) {
    setShown(query.search);
    setPending(pending.slice(pending.indexOf(query.search) + 1));
    // Back, Clear and shared links change the search outside this input. Its own change must not remove a typed space.
    if (!pending.includes(query.search) && typed.trim() !== query.search) setTyped(query.search);
  }
  const apply = (text: string) => {
    const search = text.trim();
    const latest = pending.at(-1) ?? query.search;
    if (search === latest) return;
    setPending([...pending, search]);
    // A refined search replaces its history entry, so that Back doesn't go through each of its letters.
    go({ search }, { replace: search !== '' && latest !== '' });
  };
  // Not the text of the pause: Clear may have emptied the input since.
  const typing = useTypingPause(() => apply(typed));
  return (
    <Input
      style={{ width: '7.5rem' }}
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
