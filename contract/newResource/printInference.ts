import type { InferredList } from './inferList';

/** Prints the inferred properties: for each field, the value type, the confidence and the reason; then what is remarkable. */
export function printInference(list: InferredList, warnings: readonly string[]): void {
  const { rowsKey, count, rowKey, dateFilter, fields, summary, skipped, ignored } = list;
  console.log(`Rows: ${rowsKey}${count === undefined ? '' : ` (${count} in all)`}`);
  console.log(
    `Row key: ${rowKey === undefined ? 'none; rows are identified by their index' : `${rowKey}, different in each row; check that it always is`}`,
  );
  console.log(`Date filter: ${dateFilter ?? 'none'}`);
  const all = [...summary, ...fields];
  for (const { field, confidence, reason } of all)
    console.log(
      `  ${field.key.padEnd(24)} ${field.valueType.padEnd(9)} ${confidence.padEnd(8)} ${reason}${
        field.optional ? '; may be missing' : ''
      }`,
    );
  const print = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) console.log([`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n'));
  };
  print(
    'Notes',
    all.flatMap(({ field, note }) => (note === undefined ? [] : [`${field.key}: ${note}`])),
  );
  print(
    'Left out, because no field can show it',
    skipped.map(({ key, reason = '' }) => `${key}${reason && `: ${reason}`}`),
  );
  if (ignored.length > 0) console.log(`Ignored beside the rows: ${ignored.join(', ')}`);
  print('Warnings', warnings);
}
