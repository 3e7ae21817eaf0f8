import { describe, expect, it } from 'vitest';
import { createNews } from '../../src/core/newsStore';

describe('what is new, between those who count it and those who show it', () => {
  it('is nothing until somebody counts, and whoever listens is told of every change', () => {
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

  it('looks wait for a watcher: the latest of each list, told once', () => {
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
    // Without a watcher they wait once more, for the next one.
    stop();
    news.look('activity', ['since']);
    expect(told).toHaveLength(3);
    news.onLook((list, rows) => toldAgain.push([list, rows]));
    expect(toldAgain).toEqual([['activity', ['since']]]);
  });
});
