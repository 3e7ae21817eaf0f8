import { memberRoutes } from '../../src/app/memberRoutes';
import { publicRoutes } from '../../src/app/publicRoutes';

/** The selector of the rows of a list in the portal. Skeletons do not match, because a list with skeletons is busy. */
export const ROWS = '[aria-busy="false"] tbody tr[data-row-key]';
/** The selector of the rows of a list in the fixture: an app as the documentation of Refine and antd shows it. */
const FIXTURE_ROWS = 'tbody tr[data-row-key]';

export interface Page {
  readonly path: string;
  /** The selector of the page's main content. */
  readonly content: string;
  /** The selector of the control that must become responsive. */
  readonly control: string;
  /** Whether the page is for signed-in members. */
  readonly session?: boolean;
  /** The selectors of the same content and control in the fixture, if the fixture has this page. */
  readonly fixture?: { readonly content: string; readonly control: string };
}

const PAGER = 'nav[aria-label="Pages"] a';
const SUBMIT = 'form button[type=submit]';

/** The selectors of single pages, used instead of the common ones of public pages, lists and forms. */
const SPECIAL: Readonly<Record<string, Omit<Page, 'path'>>> = {
  '/': { content: 'h1', control: 'a[href="/login"]' },
  '/login': { content: 'form', control: SUBMIT, fixture: { content: 'form', control: SUBMIT } },
  '/activity': {
    content: ROWS,
    control: PAGER,
    fixture: { content: FIXTURE_ROWS, control: '.ant-pagination-next button' },
  },
  '/dashboard': { content: ROWS, control: '#content a' },
};
const PUBLIC = { content: 'h1', control: 'a, button' };
const LIST = { content: '[aria-busy="false"] tbody tr', control: '#content a, #content button' };
const FORM = { content: '#content h1', control: '#content a, #content button' };

/** The pages to measure: every route of the portal. */
export const pages: readonly Page[] = [
  ...publicRoutes.map(({ path }) => ({ path, ...(SPECIAL[path] ?? PUBLIC) })),
  ...memberRoutes.map(({ path, handle }) => ({
    path: path.replace(':level', '1'),
    session: true,
    ...(SPECIAL[path] ?? (handle.hasList ? LIST : FORM)),
  })),
];
