import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { MAX_TEXT, SEARCH } from '../query/filters';
import { setFilter, type ListUrl } from '../query/listQuery';
import { useTypingPause } from './useTypingPause';

/** Renders the search input of a list. It applies when typing pauses, on Enter, and at once when it is cleared. */
export function SearchInput({ label, url }: { label: string; url: ListUrl }) {
  const active = url.query.filters.find((filter) => filter.kind === 'search')?.text ?? '';
  const [typed, setTyped] = useState(active);
  const [shown, setShown] = useState(active);
  /** The searches of this input that the list doesn't show yet. */
  const [pending, setPending] = useState<readonly string[]>([]);
  if (shown !== active) {
    setShown(active);
    setPending(pending.slice(pending.indexOf(active) + 1));
    // Back, Clear and shared links change the search outside this input. Its own change must not remove a typed space.
    if (!pending.includes(active) && typed.trim() !== active) setTyped(active);
  }
  const apply = (text: string) => {
    const search = text.trim();
    const latest = pending.at(-1) ?? active;
    if (search === latest) return;
    setPending([...pending, search]);
    // A refined search replaces its history entry, so that Back doesn't go through each of its letters.
    const next = search === '' ? undefined : ({ kind: 'search', key: SEARCH, text: search } as const);
    setFilter(url, SEARCH, next, { replace: search !== '' && latest !== '' });
  };
  // Not the text of the pause: Clear may have emptied the input since.
  const typing = useTypingPause(() => apply(typed));
  return (
    <Input
      style={{ width: '7.5rem' }}
      type="search"
      // As in forms. Importing it from there would load antd's Form.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
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
