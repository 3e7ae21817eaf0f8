/** The first real row of a list of the portal: skeletons stand where it is busy; and of the fixture. */
export const ROWS = '[aria-busy="false"] tbody tr[data-row-key]';
const DOCS_ROWS = 'tbody tr[data-row-key]';

export interface Page {
  readonly path: string;
  /** What must stand on it before a member calls it there, and the control that must answer. */
  readonly there: string;
  readonly control: string;
  readonly session?: boolean;
  /** The same in the fixture, where it has this page. */
  readonly fixture?: { readonly there: string; readonly control: string };
}

const PAGER = 'nav[aria-label="Pages"] a';
const SUBMIT = 'form button[type=submit]';

/** What is visited: the two public pages that most begin with, a list, and the two heaviest screens. */
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
