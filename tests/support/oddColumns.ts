/** Columns of odd but real shapes, with the value type that must be inferred; undefined if no field can show them. */
export interface OddColumn {
  readonly key: string;
  readonly values: readonly unknown[];
  readonly valueType: string | undefined;
  /** Whether a note must explain the inference. */
  readonly hasNote?: true;
}

const column = (key: string, values: readonly unknown[], valueType?: string): OddColumn => ({
  key,
  values,
  valueType,
});
const noted = (key: string, values: readonly unknown[], valueType: string): OddColumn => ({
  key,
  values,
  valueType,
  hasNote: true,
});

const PICTURE = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk';
const INITIALS = 'ABCDEFGHIJKL';

export const oddColumns: readonly OddColumn[] = [
  // Digits that are no quantity
  noted('contact', ['0612345678', '0698765432', '0201234567'], 'text'),
  column('pin', ['0000', '1234', '0042'], 'id'),
  column('phone', ['0612345678', '+31612345678', '0031612'], 'name'),
  column('phoneNumber', [612345678, 698765432, 201234567], 'id'),
  column('zip', ['01234', '90210', '00501'], 'id'),
  column('year', [2024, 2025, 2026], 'id'),
  column('memberNo', [1001, 1002, 1003], 'id'),
  column('invoice_number', ['20260001', '20260002', '20260003'], 'id'),
  column('appVersion', ['1.10', '1.9', '2.0'], 'text'),
  column('version', ['1.2.3', '1.2.10', '2.0.0-beta'], 'text'),
  column('statusCode', [200, 404, 500], 'id'),
  noted('status', [0, 1, 2], 'integer'),
  column('telephone', [31612345678, 31698765432, 31201234567], 'id'),
  column('sponsor', [100001, 100002, 100003], 'id'),
  column('conversion', ['12.50', '3.10', '0.5'], 'amount'),
  column('support', [3, 12, 5], 'integer'),
  column('precise', [123456789012.3456, 2.5, 3], 'amount'),
  column('ip', ['192.168.0.1', '10.0.0.12', '8.8.8.8'], 'name'),
  // Times
  column('createdAt', [1712345678, 1712345999, 1712349999]),
  column('created_at', ['1712345678', '1712345999', '1712349999']),
  column('updatedAt', ['1712345678901', '1712345999123', '1712349999000']),
  column('lastLogin', ['/Date(1712345678901)/', null, '/Date(1712345678901+0200)/'], 'text'),
  noted('loginDate', ['31/12/2026', '01/02/2026', '15/03/2026'], 'text'),
  noted('sentAt', ['Tue, 05 Mar 2026 21:07:09 GMT', 'Wed, 06 Mar 2026 21:07:09 GMT', null], 'text'),
  noted('validUntil', ['Mar 5, 2026', 'March 6, 2026', 'Apr 1, 2026'], 'text'),
  noted('startTime', ['10:30', '23:59:59', '07:05'], 'text'),
  noted('holding', ['P3D', 'PT1H30M', 'P1W'], 'text'),
  noted('closedAt', ['2026-02-30', '0000-00-00', '2026-13-01'], 'text'),
  noted('openedAt', ['2026-03-05T21:07:09 junk', '2026-03-06T21:07:09 UTC', '2026-03-07T00:00:00Z'], 'text'),
  noted('paidAt', ['2026-03-05T21:07:09Z', '', '2026-03-07T00:00:00Z'], 'text'),
  noted('tick', [1712345678901, 1712345678902, 1712345678903], 'integer'),
  column('createdOn', [1712345678.123, 1712345679.5, 1712345680]),
  column('blockTime', ['1712345678901234567', '1712345678901234568', '1712345678901234569']),
  noted('period', ['2026-03', '2026-04', '2026-W10'], 'text'),
  column('from', [1234567890, 1234567891, 1234567892], 'integer'),
  column('commission', [150000000, 275000000, 310000000], 'integer'),
  column('dob', [631152000, 946684800, 1104537600]),
  column('deletedAt', [0, 1712345678901, 0]),
  column('EventTimestamp', [1712345678901, 1712345678902, 1712345678903], 'date'),
  noted('tradeDate', [20260305, 20260306, 20260307], 'id'),
  noted('settle_date', ['20260305210709', '20260306210709', '20260307210709'], 'id'),
  // Numbers
  column('orderId', JSON.parse('[9007199254740993,9007199254740995,12]') as number[]),
  column('reference', ['9007199254740993', '12', '13'], 'id'),
  noted('amount', ['1,234.50', '12.00', '5.00'], 'text'),
  noted('fee', ['12,50', '0,10', '7'], 'text'),
  noted('price', ['$5', '$1,000.00', '-$3'], 'text'),
  noted('balance', ['5 USDT', '0.1 BTC', '12.50 USDT'], 'text'),
  noted('total', ['1 234,50', '1 000 000', '12'], 'text'),
  noted('cost', ['€ 5', '€12,-', '5 €'], 'text'),
  noted('change', ['12.5%', '-3%', '+0.1 %'], 'text'),
  noted('qty', ['1e-7', '2E+3', '5'], 'text'),
  noted('income', ['10.00', '', '5'], 'text'),
  noted('loss', ['(5.00)', '+5', '3-'], 'text'),
  column('quantity', ['0.0000000012', '123.123456789012', '5'], 'amount'),
  column('noise', [12.339999999999998, 0.1, 1e-7], 'amount'),
  noted('profit', ['12.50', 'N/A', '3'], 'text'),
  noted('remark', ['null', 'fine', 'undefined'], 'text'),
  column('txHash', ['a1b2'.repeat(16), 'c3d4'.repeat(16), null], 'address'),
  column('walletAddress', [`bc1q${'a1'.repeat(19)}`, `addr1${'b2'.repeat(40)}`, null], 'address'),
  column('huge', ['1234567890123456789012345678901', '1', '2'], 'text'),
  noted('amountCents', [1250, 99, 100], 'integer'),
  noted('lat', [52.520008, -33.86882, 0], 'amount'),
  noted('mixed', ['12', 12, 'n/a'], 'id'),
  column('various', [1, true, 'x']),
  // Flags
  noted('isActive', [0, 1, 1], 'integer'),
  noted('verified', ['true', 'false', 'true'], 'enum'),
  noted('kyc', ['Y', 'N', 'Y'], 'enum'),
  column('enabled', [true, false, ''], 'flag'),
  // Texts
  noted(
    'orderStatus',
    Array.from(`${INITIALS}${INITIALS}`, (letter) => `STATE_${letter}`),
    'enum',
  ),
  column('state', ['In progress', 'Done', 'In progress'], 'enum'),
  noted('body', ['<p>Hello <b>you</b></p>', 'Fish &amp; chips', 'plain'], 'text'),
  noted('payload', ['{"a":1}', '[1,2]', '{}'], 'text'),
  column('avatar', [PICTURE, PICTURE, null]),
  column('file', ['QUJD'.repeat(80), 'REVG'.repeat(80), 'R0hJ'.repeat(80)]),
  noted('photo', ['/uploads/a.png', '/uploads/b.png', 'c.jpg'], 'text'),
  noted('website', ['http://example.test/', 'javascript:alert(1)', 'https://example.test/a'], 'text'),
  column('txUrl', ['https://example.test/tx/1', 'https://example.test/tx/2', null], 'link'),
  column('country', ['US', 'NL', 'IN'], 'name'),
  column('currency', ['USDT', 'BTC', 'EUR'], 'name'),
  column('note', ['Line one\nline two', 'x', ''], 'longText'),
  noted('nickname', ['zero\u200Bwidth', 'plain', 'right\u202Eleft'], 'name'),
  column('apiKey', ['k-1234567890', '', 'k-9876543210']),
  noted('empty', [null, null, null], 'text'),
];
