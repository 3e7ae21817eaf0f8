import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a database on the suite's PostgreSQL; undefined when the suite runs on PGlite. */
    postgres?: string;
  }
}

/**
 * Starts one PostgreSQL server before a suite starts, for all its test files. Each sandbox has its own
 * database on it (freshDatabase.ts).
 */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide('postgres', server.url);
  return server.stop;
}
