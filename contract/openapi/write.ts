import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openApi } from './document';

// Writes the OpenAPI document of the contract (`npm run contract:openapi`).
const file = fileURLToPath(new URL('../openapi.json', import.meta.url));
await writeFile(file, `${JSON.stringify(openApi(), undefined, 2)}\n`);
console.log(`Written: ${file}`);
