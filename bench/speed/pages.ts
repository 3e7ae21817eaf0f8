/** Selectors of the rows of a list, in the portal (without the skeletons of a busy list) and in the fixture. */
export const ROWS = '[aria-busy="false"] tbody tr[data-row-key]';
const DOCS_ROWS = 'tbody tr[data-row-key]';

export interface Page {
  readonly path: string;
  /** Selector of the main content of the page; `control` is the control that must respond. */
  readonly there: string;
  readonly control: string;
  readonly session?: boolean;
  /** The same selectors for the fixture, if it has this page. */
  readonly fixture?: { readonly there: string; readonly control: string };
}

const PAGER = 'nav[aria-label="Pages"] a';
const SUBMIT = 'form button[type=submit]';

/** The visited pages: the two public pages that most visits begin with, a list, and the two heaviest screens. */
export const pages: readonly Page[] = [
  { path: '/', there: 'h1', control: 'a[href="/login"]' },
  { path: '/login', there: 'form', control: SUBMIT, fixture: { there: 'form', control: SUBMIT } },
  {
    path: '/activity',
    there: ROWS,
    control: PAGER,
    session: true,
    fixture: { there: DOCS_ROWS, control: '.ant-pagination-next button' },
  },
  { path: '/profit', there: ROWS, control: PAGER, session: true },
  { path: '/dashboard', there: ROWS, control: '#content a', session: true },
];
