import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * Chunks that a visit loads together: the entry; modules shared by public forms and the signed-in part; modules shared
 * by forms; toasts, which load when idle; the signed-in part.
 */
type Layer = 'app' | 'shared' | 'forms' | 'toasts' | 'portal';

/**
 * The root modules of each layer: it contains everything that the root loads; with several roots, only what all of them
 * load. A module belongs to the first line that matches.
 */
const roots: readonly (readonly [Layer, ...RegExp[]])[] = [
  ['app', /\/src\/main\.tsx$|\/index\.html$/],
  ['app', /\/LandingPage\.tsx$/, /\/LoginPage\.tsx$/],
  // Toasts appear on any page, so they must not load a layer that the page doesn't need.
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
 * Returns the layer of each module. The bundler splits modules that several lazy screens
 * share into one file per set of screens, some thirty files instead of three. Each file is a request and is
 * compressed separately, which costs a list 34 of 366 kB. The modules that a layer really uses are known
 * only after tree shaking (antd's barrel files import all of antd), so a first build runs without output.
 */
export async function learnLayers(config: InlineConfig): Promise<ReadonlyMap<string, Layer>> {
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
  const loadedBy = (root: RegExp): Set<string> => {
    const facade = [...chunks.values()].find(({ facadeModuleId }) => root.test(facadeModuleId ?? ''));
    if (!facade) throw new Error(`no chunk begins with ${root.source}`);
    return new Set([...filesOf(facade.fileName)].flatMap((name) => chunks.get(name)?.moduleIds ?? []));
  };
  const layerOf = new Map<string, Layer>();
  for (const [layer, ...patterns] of roots) {
    const [first = new Set<string>(), ...others] = patterns.map(loadedBy);
    for (const id of first) {
      if (!layerOf.has(id) && others.every((other) => other.has(id))) layerOf.set(id, layer);
    }
  }
  return layerOf;
}
