import type { Resource } from '../core/defineResource';
import type { ListView } from '../core/listView';
import { listViews } from '../list/listViews';
import * as registry from '../resources';
import { firstReads, partsAt } from './firstReads';
import { memberScreens } from './memberScreens';
import { loadPortal, publicPages } from './publicPages';
import { planOf, type ReadPlan } from './readPlans';
import { refineResources } from './refineResources';

export interface EarlyRoute {
  readonly path: string;
  /** The title of the screen. */
  readonly title: string;
  /** The URLs of the scripts and style sheets that a visit loads beyond the entry. */
  readonly files: readonly string[];
  readonly hasList: boolean;
  readonly reads: readonly ReadPlan[];
}

/** The route manifest for `early.ts`; the build fills in the files. */
export interface EarlyTable {
  readonly publicRoutes: readonly (Pick<EarlyRoute, 'path' | 'files'> & { readonly visitorsOnly: boolean })[];
  readonly memberRoutes: readonly EarlyRoute[];
  readonly everywhere: readonly ReadPlan[];
  readonly portal: readonly string[];
  readonly login: readonly string[];
  readonly views: Readonly<Record<ListView, readonly string[]>>;
}

/** Builds the route manifest. `filesOf` returns the build files of a dynamic import. */
export function earlyTable(filesOf: (load: () => Promise<unknown>) => readonly string[]): EarlyTable {
  const screens = new Map(memberScreens.map((screen) => [screen.path, screen]));
  const paths = new Set([...screens.keys(), ...Object.keys(firstReads.byPath)]);
  const items = refineResources(Object.values<Resource>(registry));
  const titles = new Map(items.map(({ list, meta }) => [list, String(meta?.title)]));
  const parts = (path: string) => partsAt(path).map(({ from }) => from);
  const login = publicPages.find(({ path }) => path === '/login');
  return {
    publicRoutes: publicPages.map(({ path, load, visitorsOnly = false }) => ({
      path,
      visitorsOnly,
      files: filesOf(load),
    })),
    memberRoutes: [...paths].map((path) => {
      const screen = screens.get(path);
      return {
        path,
        title: titles.get(path) ?? '',
        files: [...new Set([screen?.load, ...parts(path)].flatMap((load) => (load ? filesOf(load) : [])))],
        hasList: !screen?.withoutList,
        reads: (firstReads.byPath[path] ?? []).map(planOf),
      };
    }),
    everywhere: firstReads.everywhere.map(planOf),
    portal: filesOf(loadPortal),
    login: login ? filesOf(login.load) : [],
    views: { table: filesOf(listViews.table.from), cards: filesOf(listViews.cards.from) },
  };
}
