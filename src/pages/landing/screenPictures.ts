import dashboardDesktopDark from './screens/dashboard-desktop-dark.webp';
import dashboardDesktopLight from './screens/dashboard-desktop-light.webp';
import dashboardPhoneDark from './screens/dashboard-phone-dark.webp';
import dashboardPhoneLight from './screens/dashboard-phone-light.webp';
import profitDesktopDark from './screens/profit-desktop-dark.webp';
import profitDesktopLight from './screens/profit-desktop-light.webp';
import profitPhoneDark from './screens/profit-phone-dark.webp';
import profitPhoneLight from './screens/profit-phone-light.webp';
import tradesDesktopDark from './screens/open_position-desktop-dark.webp';
import tradesDesktopLight from './screens/open_position-desktop-light.webp';
import tradesPhoneDark from './screens/open_position-phone-dark.webp';
import tradesPhoneLight from './screens/open_position-phone-light.webp';

/** The URLs of one screen's pictures in one colour scheme: 1440 × 900 px for desktops, 720 × 900 px for phones. */
interface Sizes {
  readonly desktop: string;
  readonly phone: string;
}

/** A screen of the portal and its pictures. */
export interface ScreenPicture {
  readonly title: string;
  readonly text: string;
  readonly alt: string;
  readonly light: Sizes;
  readonly dark: Sizes;
}

/** The pictures of the portal on the landing page, in order of display. */
export const screenPictures: readonly ScreenPicture[] = [
  {
    title: 'How am I doing?',
    text: 'Wallets, bonus, exchange balance and latest results on the first screen.',
    alt: "The dashboard: four figures over a line of the latest results, news, and the member's details",
    light: { desktop: dashboardDesktopLight, phone: dashboardPhoneLight },
    dark: { desktop: dashboardDesktopDark, phone: dashboardPhoneDark },
  },
  {
    title: 'How did the bot trade?',
    text: 'Every trade with its pair, side, quantity, prices and result, and the orders behind it.',
    alt: 'The list of trades: a table of ten rows with time, pair, side, amounts and result',
    light: { desktop: tradesDesktopLight, phone: tradesPhoneLight },
    dark: { desktop: tradesDesktopDark, phone: tradesPhoneDark },
  },
  {
    title: 'How did it go?',
    text: 'Gains and losses side by side: by day, by period and by pair.',
    alt: 'The profit screen: a total, a chart of the chosen period, and its rows',
    light: { desktop: profitDesktopLight, phone: profitPhoneLight },
    dark: { desktop: profitDesktopDark, phone: profitPhoneDark },
  },
];
