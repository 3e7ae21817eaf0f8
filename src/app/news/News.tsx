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

/** A screen is read first; what else is new can wait so long, in ms. */
const FIRST_READ_MS = 5_000;

const lists = Object.values(registry)
  .filter((one) => isList(one))
  .filter((list) => 'news' in list);

/** Watches what is new for as long as a session lasts, and begins when the first screen has stood for a while. */
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
      // Where its code does not come, nothing is new.
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
    // One session, one cache, one provider: none of these changes.
  }, [client, dataProvider, member, news, session]);
  return null;
}
