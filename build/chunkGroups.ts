import { build, type InlineConfig, type Rolldown } from 'vite';
import { chunksOf, filesOf } from './chunkFiles.ts';

/**
 * The chunk groups. app: the entry chunk · shared: used by public pages and the member area · forms: used by several
 * public forms · toasts: loaded when the page is idle · portal: the member area.
 */
type Group = 'app' | 'shared' | 'forms' | 'toasts' | 'portal';

/** Puts the modules that all entry points of a line load into its group. The first matching line wins. */
const entryPoints: readonly (readonly [Group, ...RegExp[]])[] = [
  ['app', /\/src\/main\.tsx$|\/index\.html$/],
  ['app', /\/LandingPage\.tsx$/, /\/LoginPage\.tsx$/],
  // Toasts appear on any page, so they must not load a group that the page doesn't need.
  ['app', /\/Toasts\.tsx$/, /\/LoginPage\.tsx$/],
  ['app', /\/Toasts\.tsx$/, /\/memberArea\.tsx$/],
  ['shared', /\/LoginPage\.tsx$/, /\/memberArea\.tsx$/],
  // AccountCreatedPage and CardView both use LinkButton, but AccountCreatedPage must not load the member area.
  ['shared', /\/AccountCreatedPage\.tsx$/, /\/CardView\.tsx$/],
  // DepositScreen uses Alert, as the forms do, but has no form.
  ['shared', /\/LoginPage\.tsx$/, /\/DepositScreen\.tsx$/],
  // The code pages and lists that refresh themselves count seconds, but the code pages must not load the member area.
  ['shared', /\/AccountCodePage\.tsx$/, /\/memberArea\.tsx$/],
  // Tables have fields in their filters, but no form.
  ['shared', /\/LoginPage\.tsx$/, /\/TableView\.tsx$/],
  ['forms', /\/LoginPage\.tsx$/, /\/SignUpPage\.tsx$/],
  ['toasts', /\/Toasts\.tsx$/],
  ['portal', /\/memberArea\.tsx$/],
  ['portal', /\/ListScreen\.tsx$/],
  ['portal', /\/TableView\.tsx$/, /\/CardView\.tsx$/],
];

/**
 * Returns the chunk group of each module. Without groups, the bundler writes one file for each set of lazy screens that
 * share modules: about thirty shared files where three are enough (docs/decisions/011). The function runs a first build
 * without output, because only tree shaking shows which modules an entry point uses: antd's barrel files import all of
 * antd.
 */
export async function findChunkGroups(config: InlineConfig): Promise<ReadonlyMap<string, Group>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const chunks = chunksOf(bundle);
  const loadedBy = (entryPoint: RegExp): Set<string> => {
    const facade = chunks.find(({ facadeModuleId }) => entryPoint.test(facadeModuleId ?? ''));
    if (!facade) throw new Error(`no chunk begins with ${entryPoint.source}`);
    const files = filesOf(bundle, facade);
    return new Set(chunks.flatMap(({ fileName, moduleIds }) => (files.has(fileName) ? moduleIds : [])));
  };
  const groupOf = new Map<string, Group>();
  for (const [group, ...patterns] of entryPoints) {
    const [first = new Set<string>(), ...others] = patterns.map(loadedBy);
    for (const id of first) {
      if (!groupOf.has(id) && others.every((other) => other.has(id))) groupOf.set(id, group);
    }
  }
  return groupOf;
}
