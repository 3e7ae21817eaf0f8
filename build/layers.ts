import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * What a visit loads together: the entry; what public forms and the signed-in layer share; what forms share; toasts,
 * when idle; the signed-in layer.
 */
type Layer = 'app' | 'shared' | 'forms' | 'toasts' | 'portal';

/**
 * Each layer by the modules that it is all of what they load; with several, what all of them load. An
 * earlier line has the first word.
 */
const roots: readonly (readonly [Layer, ...RegExp[]])[] = [
  ['app', /\/src\/main\.tsx$|\/index\.html$/],
  ['app', /\/LandingPage\.tsx$/, /\/LoginPage\.tsx$/],
  // Toasts come on any page, to which they bring no layer that it does without.
  ['app', /\/Toasts\.tsx$/, /\/LoginPage\.tsx$/],
  ['app', /\/Toasts\.tsx$/, /\/Portal\.tsx$/],
  ['shared', /\/LoginPage\.tsx$/, /\/src\/app\/Portal\.tsx$/],
  // A public page has a button of the portal's, which is no reason to load the portal.
  ['shared', /\/AccountCreatedPage\.tsx$/, /\/CardView\.tsx$/],
  ['forms', /\/LoginPage\.tsx$/, /\/SignUpPage\.tsx$/],
  ['toasts', /\/Toasts\.tsx$/],
  ['portal', /\/src\/app\/Portal\.tsx$/],
  ['portal', /\/TableView\.tsx$/, /\/CardView\.tsx$/],
];

/**
 * Says for each module by which layer it is loaded first. The bundler splits what several lazy screens
 * share once for every set of them, some thirty files where three would do: each a request, and each
 * compressed by itself, which costs a list 34 of 366 kB. Which modules a layer really uses is known
 * only after tree shaking (the barrels of antd name all of antd), hence a first build that writes nothing.
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
