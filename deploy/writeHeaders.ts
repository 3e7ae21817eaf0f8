// Writes the header snippets for Caddy and nginx (`npm run deploy:headers`).

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { snippets } from './headerSnippets';

for (const [path, text] of Object.entries(snippets())) {
  await writeFile(fileURLToPath(new URL(`../${path}`, import.meta.url)), text);
  console.log(`Written: ${path}`);
}
