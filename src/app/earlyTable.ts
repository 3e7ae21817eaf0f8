import { planOf, type PrefetchPlan } from '../api/prefetch';
import type { ListView } from '../core/listView';
import { isList } from '../core/defineResource';
import { partsOf } from '../list/listParts';
import { listViews } from '../list/listViews';
import { dashboard } from '../resources/dashboard';
import { loadMemberArea } from './loadMemberArea';
import { memberRoutes } from './memberRoutes';
import { resourceOf } from './prefetchReads';
import { publicRoutes } from './publicRoutes';

interface EarlyRoute {
  readonly path: string;
  /** The title of the screen. */
  readonly title: string;
  /** The URLs of the scripts and style sheets that a visit loads beyond the entry. */
  readonly files: readonly string[];
  readonly hasList: boolean;
  readonly reads: readonly PrefetchPlan[];
}

/** The route manifest for `early.ts`; the build fills in the files. */
export interface EarlyTable {
  readonly publicRoutes: readonly (Pick<EarlyRoute, 'path' | 'files'> & { readonly visitorsOnly: boolean })[];
  readonly memberRoutes: readonly EarlyRoute[];
  readonly everywhere: readonly PrefetchPlan[];
  readonly portal: readonly string[];
  readonly login: readonly string[];
  readonly views: Readonly<Record<ListView, readonly string[]>>;
}

/** Builds the route manifest. `filesOf` returns the build files of a dynamic import. */
export function earlyTable(filesOf: (load: () => Promise<unknown>) => readonly string[]): EarlyTable {
  const login = publicRoutes.find(({ path }) => path === '/login');
  return {
    publicRoutes: publicRoutes.map(({ path, handle: { load, visitorsOnly } }) => ({
      path,
      visitorsOnly,
      files: filesOf(load),
    })),
    memberRoutes: memberRoutes.map(({ path, handle: { title, load, hasList, reads } }) => {
      const resources = reads.map(resourceOf);
      const parts = resources.filter(isList).flatMap(partsOf);
      const codes = [...(load ? [load] : []), ...parts.map(({ from }) => from)];
      return {
        path,
        title,
        files: [...new Set(codes.flatMap((code) => filesOf(code)))],
        hasList,
        reads: resources.map(planOf),
      };
    }),
    everywhere: [planOf(dashboard)],
    portal: filesOf(loadMemberArea),
    login: login ? filesOf(login.handle.load) : [],
    views: { table: filesOf(listViews.table.from), cards: filesOf(listViews.cards.from) },
  };
}
