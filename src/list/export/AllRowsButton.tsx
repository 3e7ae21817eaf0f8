import { useDataProvider, useNotification } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '../../lib/errorText';
import type { ListResource } from '../../core/defineResource';
import type { ReadAllOptions } from '../rows/readAllRows';

interface AllRowsButtonProps<Code> {
  readonly resource: ListResource;
  /** The label, such as 'Export', and the words for the same action while it runs. */
  readonly label: string;
  readonly running: string;
  /** A key that starts the action with Ctrl or ⌘, in place of the browser's own command. */
  readonly shortcut?: string;
  /** Loads the code of the action. Called on hover, focus and click, because most visits don't use it. */
  readonly load: () => Promise<Code>;
  /** Reads all rows and does something with them. Returns a message, if there is one. */
  readonly run: (options: Omit<ReadAllOptions, 'params'>, code: Code) => Promise<string | undefined>;
}

/** Renders a button for an action that reads all rows of a list; while it runs, a button that stops it. */
export function AllRowsButton<Code>(props: AllRowsButtonProps<Code>) {
  const { resource, label, running, shortcut, load, run } = props;
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const { open } = useNotification();
  const [progress, setProgress] = useState<{ read: number; total: number }>();
  const abortController = useRef<AbortController>(undefined);
  useEffect(() => () => abortController.current?.abort(), []);

  const start = async () => {
    if (abortController.current) return;
    const controller = (abortController.current = new AbortController());
    const { signal } = controller;
    setProgress({ read: 0, total: 0 });
    try {
      const options = {
        resource,
        dataProvider: dataProvider(),
        client,
        signal,
        onProgress: (read: number, total: number) => setProgress({ read, total }),
      };
      const message = await run(options, await load());
      if (message !== undefined) open?.({ type: 'success', message });
    } catch (error) {
      if (!signal.aborted) open?.({ type: 'error', message: `${label} failed: ${errorText(error)}` });
    } finally {
      abortController.current = undefined;
      setProgress(undefined);
    }
  };

  const startByKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== shortcut || ctrlKey === metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void start();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => startByKey(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const preload = () => void load().catch(() => undefined);
  const progressText = `${progress?.read ?? 0} of ${progress?.total || '…'}`;
  if (progress)
    return (
      <Button
        // The second click of a double click must not stop the action that the first one started.
        onClick={({ detail }) => detail < 2 && abortController.current?.abort()}
        aria-label={`Stop, ${progressText}: ${running} ${resource.title}`}
      >
        Stop, {progressText}
      </Button>
    );
  return (
    <Button
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => void start()}
      aria-label={`${label} ${resource.title}`}
    >
      {label}
    </Button>
  );
}
