import { describe, expect, it } from 'vitest';
import { createNews } from '../../src/core/newsStore';

describe('the store of unread counts', () => {
  it('is empty until counts arrive, and notifies its subscribers of every change', () => {
    const news = createNews();
    const heard: unknown[] = [];
    const stop = news.subscribe(() => heard.push(news.counts()));
    expect(news.counts()).toEqual({});
    news.show({ deposits: 2 });
    news.show({ deposits: 0 });
    expect(heard).toEqual([{ deposits: 2 }, { deposits: 0 }]);
    stop();
    news.show({ deposits: 5 });
    expect(heard).toHaveLength(2);
    expect(news.counts()).toEqual({ deposits: 5 });
  });

  it('keeps the last seen rows of each list until a watcher subscribes, and passes them on once', () => {
    const news = createNews();
    const [told, toldAgain]: [unknown[], unknown[]] = [[], []];
    news.look('deposits', ['old']);
    news.look('deposits', ['new']);
    news.look('activity', []);
    const stop = news.onLook((list, rows) => told.push([list, rows]));
    expect(told).toEqual([
      ['deposits', ['new']],
      ['activity', []],
    ]);
    news.look('deposits', ['newest']);
    expect(told).toHaveLength(3);
    // Without a watcher they are kept for the next one.
    stop();
    news.look('activity', ['since']);
    expect(told).toHaveLength(3);
    news.onLook((list, rows) => toldAgain.push([list, rows]));
    expect(toldAgain).toEqual([['activity', ['since']]]);
  });
});
