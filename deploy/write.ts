import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { snippets } from './snippets';

// Writes the header snippets of both servers.
for (const [path, text] of Object.entries(snippets())) {
  await writeFile(fileURLToPath(new URL(`../${path}`, import.meta.url)), text);
  console.log(`Written: ${path}`);
}
