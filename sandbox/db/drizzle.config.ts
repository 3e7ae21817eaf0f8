import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config sandbox/db/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './sandbox/db/schema.ts',
  out: './sandbox/db/migrations',
});
