import Big from 'big.js';
import { banners as bannerObject } from '../../src/resources/banners';
import { marketCoins } from '../../src/resources/marketCoins';
import { news as newsList } from '../../src/resources/news';
import { winners } from '../../src/resources/winners';
import { createRandom } from '../../src/core/random';
import { banners, coins } from '../data';
import { RequestError } from '../errors';
import { decimal, textOf } from '../domain/values';
import { list, member } from './route';

const WINNERS = 30;

/** The lines of the news scroller, newest first. */
const news = [
  'This is a sandbox: members, trades and balances are made up.',
  'Withdrawals are reviewed every business day.',
  'Never share your exchange keys or one-time codes.',
  'Your API key needs spot and margin trading, but no withdrawals.',
  'Whitelist the server IP on the exchange before you bind a key.',
  "You can lose money trading. Past profits don't guarantee future results.",
  "Don't close the bot's trades by hand.",
  'The activity log now shows transfers and activations.',
  'Deposits appear once the network confirms them.',
  'Support answers tickets within two business days.',
  'Your referral link is on the Profile page.',
  'Maintenance is announced here one day ahead.',
] as const;

const countries = 'Brazil Germany India Indonesia Kenya Nigeria Portugal Turkey'.split(' ');

export const marketRoutes = [
  list(marketCoins, [], ({ origin }) => ({
    rows: coins.map(({ symbol, name, price, supply }) => ({
      image: `${origin}/sandbox/coins/${symbol}.svg`,
      name,
      symbol,
      price: decimal(price),
      marketCap: new Big(price).times(supply).toFixed(0),
    })),
  })),

  list(newsList, [], () => ({ rows: news.map((line) => ({ news: line })) })),

  list(winners, ['type'], ({ seed }, request) => {
    const days = Number.parseInt(request.text('type') || '1', 10);
    const random = createRandom(seed + days);
    const rows = Array.from({ length: WINNERS }, () => {
      const number = random.int(100_200, 999_999);
      return {
        pic: '',
        country: random.pick(countries),
        uid: `WH${number}`,
        email: `m***${number % 100}@example.test`,
        pnl: random.decimal(5, 60 * days + 40, 2),
      };
    }).sort((a, b) => Number(b.pnl) - Number(a.pnl));
    return { rows };
  }),

  // Check the range of the page parameters here: the contract does so for lists, but banners are an object.
  member(bannerObject.one, ({ origin }, body) => {
    // The contract allows both parameters as text.
    const [limit, skip] = [Number(textOf(body.limit)), Number(textOf(body.skip))];
    if (limit < 1 || limit > 100) throw new RequestError('limit must be from 1 to 100', 400);
    if (skip < 0) throw new RequestError('skip must be 0 or more', 400);
    const data = banners.map(({ title }, index) => ({
      title,
      image: `${origin}/sandbox/banners/${index + 1}.svg`,
    }));
    return { data: data.slice(skip, skip + limit), count: data.length };
  }),
];
