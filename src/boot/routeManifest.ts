import { toPrefetchPlan } from '../api/prefetch';
import { requireVisitor } from '../app/guards';
import { loadMemberArea } from '../app/loadMemberArea';
import { memberRoutes } from '../app/memberRoutes';
import { publicRoutes } from '../app/publicRoutes';
import { listViews } from '../list/view/listViews';
import { dashboard } from '../resources/dashboard';

export type Manifest = ReturnType<typeof createManifest>;

/** Creates the route manifest for the boot script. `filesOf` returns the URLs of the files of an import. */
export const createManifest = (filesOf: (load: () => Promise<unknown>) => readonly string[]) => ({
  publicRoutes: publicRoutes.map(({ path, loader, handle: { load } }) => ({
    path,
    /** Whether signed-in members are redirected away from the page. */
    visitorsOnly: loader === requireVisitor,
    files: filesOf(load),
  })),
  memberRoutes: memberRoutes.map(({ path, handle: { title, load, hasList, reads } }) => ({
    path,
    title,
    files: filesOf(load),
    hasList,
    reads: reads.map((read) => toPrefetchPlan(read)),
  })),
  /** The requests that every member screen sends. */
  memberReads: [toPrefetchPlan(dashboard)],
  memberArea: filesOf(loadMemberArea),
  views: { table: filesOf(listViews.table.load), cards: filesOf(listViews.cards.load) },
});
