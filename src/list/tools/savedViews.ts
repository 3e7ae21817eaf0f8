import { attempt } from '../../core/attempt';
import { getValue } from '../../core/defineResource';
import { normalizeName } from '../../core/visibleText';
import { useMemberStorage } from '../../data/useMemberStorage';

/** A view of a list that a member saved by name in this browser (docs/decisions/018). */
export interface SavedView {
  /** Unique among the member's views, ignoring case. */
  readonly name: string;
  /** The name of the list's resource. */
  readonly list: string;
  /** The path and query of the list, as `viewUrl` returns them. */
  readonly to: string;
}

/** The maximum number of views of a member, because the palette and the dialog show all. */
const MAX_VIEWS = 20;

/** The maximum length of a name, in characters, so that a name fits on one line of a phone. */
const MAX_NAME = 40;

/** Returns the path and query of a URL of the portal, without the page and in an order that allows comparison. */
export function viewUrl(href: string): string {
  const { pathname, searchParams } = new URL(href, 'https://portal.invalid');
  searchParams.delete('page');
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}

/** Returns why a view can't get this name; '' if it can. `renamed` is the view that gets another name. */
export function viewNameProblem(views: readonly SavedView[], typed: string, renamed?: SavedView): string {
  const name = normalizeName(typed);
  const others = views.filter((view) => view.name !== renamed?.name);
  if (name === '') return 'Enter a name';
  if (Array.from(name).length > MAX_NAME) return `Use at most ${MAX_NAME} characters`;
  if (others.some((view) => view.name.toLowerCase() === name.toLowerCase()))
    return 'Another view has this name';
  return others.length >= MAX_VIEWS ? `You can save up to ${MAX_VIEWS} views. Remove one first.` : '';
}

/** Parses stored views, sorted by name. Leaves out invalid ones, such as a link to another site. Never throws. */
export function parseViews(stored: unknown): readonly SavedView[] {
  const views: SavedView[] = [];
  for (const entry of [stored].flat()) {
    const [name, list, to] = ['name', 'list', 'to'].map((key) => getValue(entry, key));
    if (typeof name !== 'string' || typeof list !== 'string' || typeof to !== 'string') continue;
    const isValid = name === normalizeName(name) && viewNameProblem(views, name) === '';
    if (isValid && attempt(() => viewUrl(to)) === to) views.push({ name, list, to });
  }
  return views.sort((a, b) => a.name.localeCompare(b.name));
}

/** Returns the member's saved views; undefined while they load, or if the browser blocks storage. */
export const useSavedViews = () => useMemberStorage({ name: 'views', read: parseViews, enabled: true });
