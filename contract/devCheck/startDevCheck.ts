import { watchFetch, type SeenViolation } from './watchFetch';

const STYLE = `
  :host { position: fixed; inset: auto 16px 16px auto; z-index: 2000; max-width: min(480px, calc(100vw - 32px)); }
  details { max-height: 50vh; overflow: auto; padding: 8px 16px; border-radius: 8px;
    background: #1f1f1f; color: #f0f0f0; font: 13px/1.5 system-ui, sans-serif; }
  summary { cursor: pointer; font-weight: 600; }
  li { margin: 8px 0; overflow-wrap: anywhere; }
  ul { padding: 0; list-style: none; }
`;

/** Creates a hidden panel in the corner of the page. Returns a function that adds a violation to it and shows it. */
function createPanel(): (violation: SeenViolation) => void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${STYLE}</style><details><summary></summary><ul></ul></details>`;
  const [summary, list] = [root.querySelector('summary'), root.querySelector('ul')];
  let count = 0;
  return ({ call, rule, field, expected, got, curl }) => {
    count += 1;
    if (count === 1) document.body.append(host);
    if (summary) summary.textContent = `Contract violations: ${count}`;
    const item = document.createElement('li');
    const copy = document.createElement('button');
    copy.textContent = 'Copy as curl';
    copy.onclick = () => void navigator.clipboard.writeText(curl);
    item.append(`${call}, ${rule}: ${field}. Expected: ${expected}. Got: ${got} `, copy);
    list?.append(item);
  };
}

/** Checks every response of the backend at `host` while the portal runs in development (docs/checking-a-backend.md). */
export function startDevCheck(host: string): void {
  const show = createPanel();
  globalThis.fetch = watchFetch(globalThis.fetch.bind(globalThis), host, (violation) => {
    const { call, rule, field, expected, got } = violation;
    console.error(`Contract violation: ${call}, ${rule}: ${field}. Expected: ${expected}. Got: ${got}`);
    show(violation);
  });
}
