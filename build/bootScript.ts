import { build, runnerImport, type InlineConfig, type Rolldown } from 'vite';
import type * as ManifestModule from '../src/boot/routeManifest';
import { filesIn } from './chunkFiles.ts';

/** Compiles src/boot/boot.ts to a classic script that contains the route manifest (src/boot/routeManifest.ts). */
async function compile(manifest: ManifestModule.Manifest): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { MANIFEST: JSON.stringify(manifest) },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: 'src/boot/boot.ts', formats: ['iife'], name: 'boot' },
    },
  });
  const [output] = built as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('the boot script did not compile');
  // Escape `</`, because an inline script ends at the first `</script`.
  return chunk.code.trim().replaceAll('</', '<\\/');
}

/** Returns the boot script, and a function that returns the URLs of a public page's files besides the entry chunk. */
export async function bootScript(bundle: Rolldown.OutputBundle, config: InlineConfig) {
  const { module } = await runnerImport<typeof ManifestModule>('/src/boot/routeManifest.ts', {
    ...config,
    configFile: false,
    logLevel: 'error',
  });
  const manifest = module.createManifest(filesIn(bundle));
  const filesOf = (path: string) => manifest.publicRoutes.find((route) => route.path === path)?.files ?? [];
  return { boot: await compile(manifest), filesOf };
}
