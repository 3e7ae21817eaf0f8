import { escapeHtml as escape } from '../../src/core/escapeHtml';
import type { OpenApiDocument, Operation } from './document';

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
summary{cursor:pointer;padding:.4rem 0}code{font-size:.95em}
details{border-bottom:1px solid #8886}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85rem;padding:.75rem;border:1px solid #8886;border-radius:8px}`;

const block = (title: string, value: unknown) =>
  value === undefined ? '' : `<h3>${title}</h3><pre>${escape(JSON.stringify(value, undefined, 2))}</pre>`;

function call(path: string, method: string, operation: Operation): string {
  const { parameters, requestBody, responses } = operation;
  const query = parameters?.map(({ name }) => name).join(', ');
  return `<details id="${escape(operation.operationId)}"><summary><code>${method.toUpperCase()} ${escape(path)}</code> ${escape(operation.summary)}</summary>
${query ? `<p>Query: <code>${escape(query)}</code></p>` : ''}
${block('Request, for example', requestBody?.content['application/json'].example)}
${block('Response, for example', responses['200'].content['application/json'].example)}
</details>`;
}

/** Renders the OpenAPI document as a self-contained HTML page, with an example of every call. */
export function openApiPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => call(path, method, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Calls of the member portal</title><style>${style}</style></head>
<body>
<h1>Calls of the member portal</h1>
<p>${escape(document.info.description)}</p>
<p><a href="/openapi.json">openapi.json</a>: ${calls.length} calls.</p>
${calls.join('\n')}
</body>
</html>
`;
}
