import * as ts from 'typescript';

/** A file of tests as its parser sees it: what a comment or a string says is no test. */
export interface TestFile {
  /** What keeps a test from running or from failing, for itself, for those around it, or within it; '' if nothing. */
  readonly idle: string;
  /** The source of every test of exactly that title, without the title itself. */
  readonly bodies: (title: string) => string[];
}

const IDLE = /\b(?:test|it|describe)\b[\w.]*\.(?:skip|skipIf|runIf|fixme|todo|only|fails?)\b|\.skip\(/;
const FILLED_IN = /\$\{|%[sijdfo]/;

/** Blanks the comments of a source and keeps every place in it. */
function withoutComments(tree: ts.SourceFile): string {
  const { text } = tree;
  const code = Array.from({ length: text.length }, (_, place) => text[place]);
  const visit = (node: ts.Node): void => {
    const comments = ts.isJsxText(node)
      ? []
      : [
          ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
          ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
        ];
    for (const { pos, end } of comments) code.fill(' ', pos, end);
    node.getChildren(tree).forEach(visit);
  };
  visit(tree);
  return code.join('');
}

/** `it` or `test`, by itself or for each row of a table; no `test.describe` and no `test.use`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  return ts.isCallExpression(callee) && isEach(callee.expression);
}
const isEach = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee) && callee.name.text === 'each' && isTest(callee.expression);

/** The title as it is written, without its quotes; `undefined` where it is no text. */
function titleOf(node: ts.Expression | undefined, tree: ts.SourceFile): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node))
    return node.getText(tree).slice(1, -1);
  return undefined;
}

/** Whether the table of `it.each` stands in the call itself. */
function hasOwnTable(callee: ts.Expression): boolean {
  if (!ts.isCallExpression(callee)) return false;
  let [table] = callee.arguments;
  while (table && (ts.isAsExpression(table) || ts.isSatisfiesExpression(table))) table = table.expression;
  return table !== undefined && ts.isArrayLiteralExpression(table);
}

/** Reads a file of tests. A title that is filled in from a table elsewhere gives the whole file, as the table is in it. */
export function readTests(text: string): TestFile {
  const tree = ts.createSourceFile('made.test.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const code = withoutComments(tree);
  const found: { title: string; body: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [name] = node.arguments;
      const title = titleOf(name, tree);
      if (name && title !== undefined) {
        const whole = FILLED_IN.test(title) && !hasOwnTable(node.expression);
        const own = code.slice(node.getStart(tree), name.getStart(tree)) + code.slice(name.end, node.end);
        found.push({ title, body: whole ? code : own });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return {
    idle: IDLE.exec(code)?.[0] ?? '',
    bodies: (title) => found.filter((test) => test.title === title).map(({ body }) => body),
  };
}
