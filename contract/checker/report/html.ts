import type { Comparison } from '../baseline';
import { allRules } from '../rules';
import type { Finding, Report } from '../types';
import { escape } from './junit';
import { baselineSummary, curlOf, findingsOf, rowsOf, summaryOf, unprovenLines } from './summary';

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:75rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.35rem .5rem;border-bottom:1px solid #8886}
td+td,th+th{text-align:right}
.failed td:first-child{font-weight:600}
article{border:1px solid #8886;border-radius:8px;padding:.75rem 1rem;margin:.75rem 0}
h3{margin:0 0 .5rem;font-size:1rem}
dl{display:grid;grid-template-columns:fit-content(25rem) 1fr;gap:.25rem 1rem;margin:0}
dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0 0;font-size:.85rem}`;

const descriptionOf = (rule: string) => allRules.find(({ id }) => id === rule)?.description ?? '';

const article = ({ rule, call, expected, got, exchange }: Finding, isKnown: boolean) => `<article>
<h3>${escape(rule)} · ${escape(call)}${isKnown ? ' (known)' : ''}</h3>
<dl><dt>rule</dt><dd>${escape(descriptionOf(rule))}</dd><dt>expected</dt><dd>${escape(expected)}</dd><dt>got</dt><dd>${escape(got)}</dd>
${exchange ? `<dt>repeat</dt><dd><pre>${escape(curlOf(exchange))}</pre></dd>` : ''}</dl>
</article>`;

function unprovenSection(report: Report): string {
  const rows = unprovenLines(report).map(
    ({ kind, what, reason }) => `<dt>${escape(kind)}</dt><dd>${escape(`${what}: ${reason}`)}</dd>`,
  );
  return `<h2>Not proven by any response</h2>\n${rows.length > 0 ? `<dl>${rows.join('\n')}</dl>` : '<p>Nothing.</p>'}`;
}

/** Formats why rules were skipped, in one line for each reason. */
function skippedSection({ outcomes }: Report): string {
  const rulesByReason = new Map<string, Map<string, number>>();
  for (const { rule, skipped } of outcomes) {
    if (skipped === undefined) continue;
    const rules = rulesByReason.get(skipped) ?? new Map<string, number>();
    rulesByReason.set(skipped, rules.set(rule, (rules.get(rule) ?? 0) + 1));
  }
  const rows = [...rulesByReason].map(([reason, rules]) => {
    const names = [...rules].map(([rule, calls]) => `${rule} (${calls})`);
    return `<dt>${escape(reason)}</dt><dd>${escape(names.join(', '))}</dd>`;
  });
  if (rows.length === 0) return '';
  return `<h2>Skipped</h2>\n<p>The reason, the rules and the number of calls for which each was skipped.</p>\n<dl>${rows.join('\n')}</dl>`;
}

const baselineSection = (comparison: Comparison) => `<h2>Baseline</h2>
<p>${escape(baselineSummary(comparison))}.</p>
${comparison.gone.map((each) => `<p>No longer occurs: ${escape(`${each.rule} · ${each.call} (${each.id}): ${each.got}`)}</p>`).join('\n')}`;

/** Formats the report as one HTML file that loads no other file. New violations come before known ones. */
export function htmlReport(report: Report, comparison?: Comparison): string {
  const articles = comparison
    ? [
        ...comparison.added.map((each) => article(each, false)),
        ...comparison.known.map((each) => article(each, true)),
      ]
    : findingsOf(report).map((each) => article(each, false));
  const rows = rowsOf(report).map(
    ({ call, passed, failed, skipped }) =>
      `<tr${failed ? ' class="failed"' : ''}><td>${escape(call)}</td><td>${passed}</td><td>${failed}</td><td>${skipped}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract of ${escape(report.host)}</title><style>${style}</style></head>
<body>
<h1>Contract of ${escape(report.host)}</h1>
<p>${escape(report.startedAt.slice(0, 19).replace('T', ' '))} UTC${report.writes ? ', with writes' : ', reading only'}. ${escape(summaryOf(report, comparison))}.</p>
<h2>Violations</h2>
${articles.join('\n') || '<p>None.</p>'}
${comparison ? baselineSection(comparison) : ''}
<h2>Calls</h2>
<table><thead><tr><th scope="col">Call</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Skipped</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
${skippedSection(report)}
${unprovenSection(report)}
</body>
</html>
`;
}
