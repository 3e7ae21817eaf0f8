import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database on the server that this suite runs on; absent where it runs on the embedded one. */
    postgres?: string;
  }
}

/** One server for all files of a suite; each sandbox has a database of its own in it (engine.ts). */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide('postgres', server.url);
  return server.stop;
}
