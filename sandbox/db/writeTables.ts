// Writes sql/tables.sql from schema.ts (`npm run sandbox:tables`). Databases of another version are then re-created.

import { writeFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import * as schema from './schema';

const statements = await generateMigration(
  generateDrizzleJson({}),
  generateDrizzleJson(schema, undefined, undefined, 'snake_case'),
);
writeFileSync(
  new URL('sql/tables.sql', import.meta.url),
  `${statements.map((statement) => statement.trim()).join('\n--> statement-breakpoint\n')}\n`,
);
