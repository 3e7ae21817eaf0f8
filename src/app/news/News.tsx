import { useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { chunkOf } from '../../core/chunk';
import { isList } from '../../core/defineResource';
import { MemberContext } from '../../list/memberContext';
import { NewsContext } from '../../list/newsContext';
import * as registry from '../../resources';
import { useServices } from '../session';
import { whenIdle } from '../whenIdle';

const watcher = chunkOf(() => import('./watchNews'));

/** Delay, in ms: the screen's own requests come first. */
const FIRST_READ_MS = 5_000;

const lists = Object.values(registry)
  .filter((one) => isList(one))
  .filter((list) => 'news' in list);

/** Keeps the unread counts up to date during a session; starts some seconds after the first screen. */
export function News() {
  const client = useQueryClient();
  const dataProvider = useDataProvider();
  const member = use(MemberContext);
  const news = use(NewsContext);
  const { session } = useServices();
  useEffect(() => {
    let stop = (): void => undefined;
    let gone = false;
    const begin = async () => {
      // Without its code there are no unread counts.
      const code = await watcher.load().catch(() => undefined);
      if (gone || !code) return;
      const signedIn = () => session.state().token !== null && !session.state().expired;
      stop = code.watchNews({ lists, client, dataProvider: dataProvider(), member, signedIn, news });
    };
    const timer = setTimeout(() => {
      stop = whenIdle(() => void begin());
    }, FIRST_READ_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
    // These values do not change during a session.
  }, [client, dataProvider, member, news, session]);
  return null;
}
