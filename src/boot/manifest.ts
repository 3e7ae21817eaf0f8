import { planOf, type PrefetchPlan } from '../api/prefetch';
import { loadMemberArea } from '../app/lazyScreen';
import { resourceOf } from '../app/memberPage';
import { memberRoutes } from '../app/memberRoutes';
import { publicRoutes } from '../app/publicRoutes';
import type { ListView } from '../data/listView';
import { listViews } from '../list/view/listViews';
import { dashboard } from '../resources/dashboard';

/** The URLs of scripts and style sheets. */
type Files = readonly string[];

interface PublicRoute {
  readonly path: string;
  /** The files of the page, except the files of the entry chunk. */
  readonly files: Files;
  /** Whether signed-in members are redirected away from the page. */
  readonly visitorsOnly: boolean;
}

interface MemberRoute {
  readonly path: string;
  /** The title of the screen. */
  readonly title: string;
  readonly files: Files;
  readonly hasList: boolean;
  readonly reads: readonly PrefetchPlan[];
}

/** The routes of a build with their files, for the boot script. */
export interface Manifest {
  readonly publicRoutes: readonly PublicRoute[];
  readonly memberRoutes: readonly MemberRoute[];
  /** The requests that every member screen sends. */
  readonly memberReads: readonly PrefetchPlan[];
  readonly memberArea: Files;
  readonly views: Readonly<Record<ListView, Files>>;
}

/** Creates the manifest. @param filesOf returns the files of a dynamic import */
export const createManifest = (filesOf: (load: () => Promise<unknown>) => Files): Manifest => ({
  publicRoutes: publicRoutes.map(({ path, handle: { load, visitorsOnly } }) => ({
    path,
    visitorsOnly,
    files: filesOf(load),
  })),
  memberRoutes: memberRoutes.map(({ path, handle: { title, load, hasList, reads } }) => {
    return {
      path,
      title,
      files: load ? filesOf(load) : [],
      hasList,
      reads: reads.map((read) => planOf(resourceOf(read))),
    };
  }),
  memberReads: [planOf(dashboard)],
  memberArea: filesOf(loadMemberArea),
  views: { table: filesOf(listViews.table.load), cards: filesOf(listViews.cards.load) },
});
