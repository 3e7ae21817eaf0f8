import type { Slide } from './Carousel';
import { CandleArt } from './CandleArt';
import { LevelArt } from './LevelArt';
import { WalletArt } from './WalletArt';

/** The carousel's slides: what the portal does, in three steps (product.md: Landing). */
export const slides: readonly Slide[] = [
  {
    title: 'A bot trades through your API keys',
    text: 'You bind API keys of your own exchange account. The bot places spot and futures orders by its rules, and every order is listed here.',
    art: <CandleArt />,
  },
  {
    title: 'Two wallets, every movement listed',
    text: 'The Fuel Wallet holds your deposits, the income wallet your team income. Each entry shows its amount, type and time.',
    art: <WalletArt />,
  },
  {
    title: 'A team that grows in levels',
    text: 'See who you invited and who they invited, level by level. Team income is listed entry by entry.',
    art: <LevelArt />,
  },
];
