import type { Slide } from './Carousel';
import { CandleArt } from './CandleArt';
import { LevelArt } from './LevelArt';
import { WalletArt } from './WalletArt';

/** What the portal does, in three steps (product.md: Landing). */
export const slides: readonly Slide[] = [
  {
    title: 'A bot trades through your API keys',
    text: 'You bind keys of your own exchange account. The bot places spot and futures orders by its rules, and each of them is listed here.',
    art: <CandleArt />,
  },
  {
    title: 'Two wallets, every movement listed',
    text: 'The fuel wallet holds what you deposit, the income wallet what your team brings in. Each entry shows its amount, kind and time.',
    art: <WalletArt />,
  },
  {
    title: 'A team that grows in levels',
    text: 'See whom you invited and whom they invited in turn, level by level. Income from the team is listed entry by entry.',
    art: <LevelArt />,
  },
];
