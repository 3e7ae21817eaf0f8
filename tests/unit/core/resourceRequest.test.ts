import { describe, expect, it } from 'vitest';
import { listBody, optionOf, parsePageRequest, readPage } from '../../../src/core/resourceRequest';
import { lists } from '../../support/resources';

const period = {
  name: 'period',
  title: 'Period',
  control: 'tabs',
  options: [{ label: 'Today' }, { label: 'Month', value: 'month' }],
} as const;
const time = {
  name: 'time',
  title: 'Time',
  control: 'tabs',
  options: [
    { label: 'Day', value: '1day' },
    { label: 'Week', value: '7day' },
  ],
} as const;
const read = { params: ['id', 'level'], choices: [period, time] } as const;
const parse = (query: string, route = {}, of: Parameters<typeof parsePageRequest>[0] = read) =>
  parsePageRequest(of, new URLSearchParams(query), route);

describe('the page request of a URL', () => {
  it('has the page, the parameters and the chosen options', () => {
    expect(parse('page=3&id=7&level=2&period=month&time=7day&other=x')).toEqual({
      page: 3,
      params: { id: '7', level: '2', period: 'month', time: '7day' },
      missing: undefined,
    });
  });

  it('has the first page and the first options when the URL names none that exist', () => {
    for (const query of [
      'id=7&level=2',
      'id=7&level=2&page=x&period=year&time=',
      'id=7&level=2&period=undefined',
    ])
      expect(parse(query)).toEqual({
        page: 1,
        params: { id: '7', level: '2', time: '1day' },
        missing: undefined,
      });
    expect(optionOf(period, 'month')?.label).toBe('Month');
    expect(optionOf(period, null)?.label).toBe('Today');
  });

  it('takes a parameter of the path before one of the query', () => {
    expect(parse('id=7&level=2', { id: '9' }).params).toMatchObject({ id: '9', level: '2' });
  });

  it('names the first parameter that is missing or empty', () => {
    expect(parse('id=7').missing).toBe('level');
    expect(parse('id=&level=2').missing).toBe('id');
    expect(parse('').missing).toBe('id');
  });

  it('has at most the last page with a safe integer as offset', () => {
    const last = 900_719_925_474_099;
    expect([readPage(last), readPage(last + 1)]).toEqual([last, 1]);
    for (const list of lists.filter(({ read }) => read.method === 'POST')) {
      const skip = Number(listBody(list.read, last, {}).skip);
      expect(skip).toBeLessThanOrEqual(9_007_199_254_740_991);
    }
  });
});
