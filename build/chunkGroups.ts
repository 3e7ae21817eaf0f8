import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * Chunks that a visit loads together: the entry; modules shared by public forms and the signed-in part; modules shared
 * by forms; toasts, which load when idle; the signed-in part.
 */
type Group = 'app' | 'shared' | 'forms' | 'toasts' | 'portal';

/**
 * The entry points of each chunk group. A group contains every module that all entry points of its line load. A module
 * belongs to the first line that matches.
 */
const entryPoints: readonly (readonly [Group, ...RegExp[]])[] = [
  ['app', /\/src\/main\.tsx$|\/index\.html$/],
  ['app', /\/LandingPage\.tsx$/, /\/LoginPage\.tsx$/],
  // Toasts appear on any page, so they must not load a group that the page doesn't need.
  ['app', /\/Toasts\.tsx$/, /\/LoginPage\.tsx$/],
  ['app', /\/Toasts\.tsx$/, /\/memberArea\.tsx$/],
  ['shared', /\/LoginPage\.tsx$/, /\/memberArea\.tsx$/],
  ['shared', /\/LoginPage\.tsx$/, /\/ListScreen\.tsx$/],
  // A public page uses a button of the portal, but must not load the portal for it.
  ['shared', /\/AccountCreatedPage\.tsx$/, /\/CardView\.tsx$/],
  ['forms', /\/LoginPage\.tsx$/, /\/SignUpPage\.tsx$/],
  ['toasts', /\/Toasts\.tsx$/],
  ['portal', /\/memberArea\.tsx$/],
  ['portal', /\/ListScreen\.tsx$/],
  ['portal', /\/TableView\.tsx$/, /\/CardView\.tsx$/],
];

/**
 * Returns the chunk group of each module. The bundler splits modules that several lazy screens
 * share into one file per set of screens, some thirty files instead of three. Each file is a request and is
 * compressed separately, which costs a list 34 of 366 kB. The modules that a group really uses are known
 * only after tree shaking (antd's barrel files import all of antd), so a first build runs without output.
 */
export async function learnChunkGroups(config: InlineConfig): Promise<ReadonlyMap<string, Group>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const filesOf = (fileName: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(fileName)) {
      seen.add(fileName);
      chunks.get(fileName)?.imports.forEach((name) => filesOf(name, seen));
    }
    return seen;
  };
  const loadedBy = (entryPoint: RegExp): Set<string> => {
    const facade = [...chunks.values()].find(({ facadeModuleId }) => entryPoint.test(facadeModuleId ?? ''));
    if (!facade) throw new Error(`no chunk begins with ${entryPoint.source}`);
    return new Set([...filesOf(facade.fileName)].flatMap((name) => chunks.get(name)?.moduleIds ?? []));
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
