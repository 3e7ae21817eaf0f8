import type { ClipboardEvent } from 'react';
import { escapeHtml } from '../../core/escapeHtml';
import { fullTextOf } from '../../lib/fullText';

const ROW = '[role=article], tr:not([role=article] tr)';
/** The cells of a row: of a table, and the values of a card. */
const CELL = 'td:not([data-actions]), th:not([data-actions], [role=article] th), [data-value], dd';
/** What a cell contains besides its value. */
const NO_VALUE = 'button, .ant-btn, .visually-hidden, [data-mark]';

/** Returns the value of a cell on one line, without controls and with the full text of shortened values. */
function valueOf(node: Node): string {
  const full = fullTextOf(node);
  if (full !== undefined) return full;
  if (node instanceof Element && node.matches(NO_VALUE)) return '';
  return node instanceof Text ? node.data : [...node.childNodes].map(valueOf).join('');
}

/** A value that spreadsheets may convert: an amount or a time. */
const NUMBER = '[data-figure], time';

/** Matches the start of a text that a spreadsheet would run as a formula. */
const FORMULA_START = /^(?=[=+\-@＝＋－＠])/;

interface CopiedCell {
  readonly text: string;
  readonly isNumber: boolean;
}

/** Returns cells as HTML. Spreadsheets keep an ID as it is and run no text as a formula. */
export function toHtml(rows: readonly (readonly CopiedCell[])[]): string {
  const cells = (row: readonly CopiedCell[]) =>
    row.map(({ text, isNumber }) =>
      isNumber
        ? `<td>${escapeHtml(text)}</td>`
        : // The format of Excel and others for texts.
          `<td style="mso-number-format:'\\@'">${escapeHtml(text).replace(FORMULA_START, "'")}</td>`,
    );
  return `<table>${rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('')}</table>`;
}

const lineOf = (cell: Element) => valueOf(cell).replace(/\s+/g, ' ').trim();

/** Returns the part of a cell's text that a range contains, as it is on the screen. */
function selectedText(range: Range, cell: Element): string {
  if (!range.intersectsNode(cell)) return '';
  const part = range.cloneRange();
  const whole = document.createRange();
  whole.selectNodeContents(cell);
  if (part.compareBoundaryPoints(Range.START_TO_START, whole) < 0)
    part.setStart(whole.startContainer, whole.startOffset);
  if (part.compareBoundaryPoints(Range.END_TO_END, whole) > 0)
    part.setEnd(whole.endContainer, whole.endOffset);
  return part.toString();
}

/** Returns the selected cells as rows. Cells beside the selection are '', so that columns stay aligned. */
function selectedTable(list: Element, ranges: readonly Range[]): CopiedCell[][] {
  const isSelected = (cell: Element) => ranges.some((range) => selectedText(range, cell).trim() !== '');
  const rows = [...list.querySelectorAll(ROW)]
    .map((row) => [...row.querySelectorAll(CELL)])
    .map((cells) => ({ cells, selected: cells.map(isSelected) }))
    .filter(({ selected }) => selected.includes(true));
  const first = Math.min(...rows.map(({ selected }) => selected.indexOf(true)));
  const last = Math.max(...rows.map(({ selected }) => selected.lastIndexOf(true)));
  return rows.map(({ cells, selected }) => {
    const [start, end] = [selected.indexOf(true), selected.lastIndexOf(true)];
    return cells.slice(first, last + 1).map((cell, index) => ({
      text: index + first < start || index + first > end ? '' : lineOf(cell),
      isNumber: cell.querySelector(NUMBER) !== null,
    }));
  });
}

/** Whether a selection is a part of a value that is shown in full, such as a word of a message. */
const isPartOfText = (list: Element, range: Range) =>
  [...list.querySelectorAll(CELL)].some((cell) => {
    const selected = selectedText(range, cell).trim();
    return selected !== '' && selected !== lineOf(cell) && selected === range.toString().trim()
      ? lineOf(cell).includes(selected)
      : false;
  });

/**
 * Copies the selected cells of a list as a table: a line for each row, tabs between the cells, full values. A selection
 * that reaches beyond the list or is a part of a text is copied by the browser.
 */
export function copySelection(event: ClipboardEvent<HTMLElement>): void {
  const { currentTarget: list, target, clipboardData } = event;
  const selection = window.getSelection();
  const isField = target instanceof Element && target.matches('input, textarea');
  if (!selection || selection.isCollapsed || isField) return;
  const ranges = Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index));
  if (!ranges.every((range) => list.contains(range.commonAncestorContainer))) return;
  const [only] = ranges;
  if (ranges.length === 1 && only && isPartOfText(list, only)) return;
  const table = selectedTable(list, ranges);
  if (table.length === 0) return;
  event.preventDefault();
  const lines = table.map((row) => row.map(({ text }) => text).join('\t'));
  clipboardData.setData('text/plain', lines.join('\n'));
  clipboardData.setData('text/html', toHtml(table));
}
