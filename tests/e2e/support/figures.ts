import type { Page } from '@playwright/test';

/** Amounts in the response of the dashboard call. All differ, so that an amount under the wrong label fails a test. */
const dashboardFigures = {
  balance: '1001.5',
  binanceBalance: '1002.25',
  mainBalance: '1003.5',
  incomeBalance: '1004',
  depositBalance: '1005.126',
  last24hourProfit: '6.5',
  directTeamBonus: '7.5',
  clubBonus: '8.5',
  loyalityBonus: '9.75',
  directsActive: '1010.5',
  teamActive: '1011.5',
  withrawRecords: '12.5',
  fuelWithraw: '13.75',
  teamCount: 141,
  directsCount: 15,
};

const user = {
  name: 'Figaro',
  userId: 'WH200001',
  sponserId: 'WH200002',
  email: 'figaro@example.test',
  phoneNumber: '5550100777',
  createdAt: '2026-03-05T21:07:09.000Z',
  paidStatus: true,
  isVerified: false,
  packageAmount: '250.5',
  packageValidity: '2027-03-05',
};

/** Responds to the dashboard calls of a page with `dashboardFigures`. */
export const withFigures = (page: Page) =>
  page.route('**/api/user/dashboard', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: '',
        data: { ...dashboardFigures, user, url: 'https://example.test/figaro' },
      },
    }),
  );
