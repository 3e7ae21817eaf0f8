import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { TagField } from '@refinedev/antd';
import { useState, type ReactNode } from 'react';
import { CopyText } from './CopyText';
import { refOfFullText } from '../lib/fullText';
import { InlineButton } from '../components/InlineButton';
import { LongText } from '../components/LongText';
import { useLabelInRow } from '../lib/rowName';
import { useDecoration } from '../lib/useDecoration';
import { useCountdown } from '../lib/useCountdown';
import { cutText, MAX_INLINE_TEXT } from '../core/text';
import { formatDateTime } from '../core/dates';
import { readDecimal } from '../core/money';
import { safeUrl } from '../core/safeUrl';
import type { Renderer, Tone } from '../core/valueType';
import { usePreferences } from '../lib/usePreferences';
import styles from './Cell.module.css';

export interface CellValue {
  readonly text: string;
  /** The value as the server sent it. */
  readonly raw: unknown;
  readonly title: string;
  /** 'no' keeps the browser from translating the value; undefined for words. */
  readonly translate: 'no' | undefined;
  readonly tone: Tone | undefined;
  /** The zeros that pad an amount to the decimals of its column. */
  readonly padding: string;
  /** The text in place of an image that is missing or fails to load. */
  readonly missing: string;
}

const toneClass = (tone: Tone | undefined) => (tone ? (styles[tone] ?? '') : '');

/** Tags use the status colours: antd's preset greens and reds differ from our gain and loss colours. */
const tagColours = { gain: 'success', loss: 'error', accent: 'processing', amber: 'warning' } as const;

/** The maximum number of characters of a link's text. The link's target is the full URL. */
const MAX_LINK = 80;

/** The maximum number of characters in a tag; longer values are rendered as text. */
const MAX_TAG = 40;

/** The maximum number of characters of a figure on one line; longer figures wrap, so that they fit on phones. */
const MAX_ONE_LINE_FIGURE = 22;

/** Returns the server's text for the tooltip; undefined if the cell shows that text or a very long one. */
const serverSpelling = ({ raw, text }: CellValue) =>
  typeof raw === 'string' && raw !== text && text.length <= MAX_INLINE_TEXT ? cutText(raw) : undefined;

const renderText = (cell: CellValue) => (
  <LongText
    text={cell.text}
    label={cell.title}
    hint={serverSpelling(cell)}
    translate={cell.translate}
    className={`${styles.text} ${toneClass(cell.tone)}`}
  />
);

/** Returns the exact amount for the tooltip; undefined if all its decimals are shown. */
function exactAmount({ raw, text }: CellValue): string | undefined {
  // Remove the prefix, such as '$', the commas between thousands and the currency.
  const [digits] = text
    .replace(/^(-?)\D*/, '$1')
    .replaceAll(',', '')
    .split(' ');
  const [exact, shown] = [readDecimal(raw), readDecimal(digits)];
  return exact && shown && !exact.eq(shown) ? exact.toFixed() : undefined;
}

function renderNumber(cell: CellValue) {
  const { text, padding, tone } = cell;
  const className = `${text.length > MAX_ONE_LINE_FIGURE ? styles.text : styles.number} ${toneClass(tone)}`;
  return (
    <span className={className} title={exactAmount(cell)} translate="no" data-figure>
      {text}
      {padding && <span className={styles.trailingZeros}>{padding}</span>}
    </span>
  );
}

/** Renders a date-time with the full date and time zone in the tooltip. */
export function DateTime({ raw, children }: { readonly raw: unknown; readonly children: ReactNode }) {
  const formatted = formatDateTime(raw, usePreferences().zone);
  return (
    <time dateTime={formatted?.iso} title={formatted?.text} className={styles.time} translate="no">
      {children}
    </time>
  );
}

const PICTURE = {
  width: '1.75rem',
  height: '1.75rem',
  verticalAlign: 'middle',
  objectFit: 'contain',
  borderRadius: '50%',
} as const;

function Picture({ src, missing }: { src: string | undefined; missing: string }) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const loads = useDecoration();
  if (!src || failedSrc === src) return <span>{missing}</span>;
  return (
    // The alt text is empty because the column title and the row already describe the image.
    <img
      style={PICTURE}
      src={loads ? src : undefined}
      alt=""
      loading="lazy"
      onError={() => setFailedSrc(src)}
    />
  );
}

/** How long a revealed key stays visible, in seconds (product.md, decision 9). */
const REVEAL_S = 30;

function SecretText({ text, label }: { text: string; label: string }) {
  const [left, startCountdown] = useCountdown();
  const shown = left > 0;
  const buttonLabel = useLabelInRow(`${shown ? 'Hide' : 'Show'} ${label}`);
  return (
    <span className={styles.inline}>
      <code className={shown ? styles.wrapped : undefined} translate="no">
        {shown ? <LongText text={text} label={label} /> : '••••••••••••'}
      </code>
      <InlineButton
        icon={shown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
        aria-label={buttonLabel}
        onClick={() => startCountdown(shown ? 0 : REVEAL_S)}
      />
    </span>
  );
}

export const renderers: Readonly<Record<Renderer, (cell: CellValue) => ReactNode>> = {
  text: renderText,
  number: renderNumber,
  time: ({ text, raw }) => <DateTime raw={raw}>{text}</DateTime>,
  tag: (cell) =>
    cell.text.length > MAX_TAG ? (
      renderText(cell)
    ) : (
      <span title={serverSpelling(cell)}>
        <TagField value={cell.text} variant="filled" {...(cell.tone && { color: tagColours[cell.tone] })} />
      </span>
    ),
  // A word without digits, such as "Operator", is no ID and needs no copy button.
  code: (cell) =>
    /\d/.test(cell.text) ? <CopyText text={cell.text} label={cell.title} /> : renderText(cell),
  secret: ({ text, title }) => <SecretText text={text} label={title} />,
  image: ({ text, missing }) => <Picture src={safeUrl(text)} missing={missing} />,
  link: ({ text }) => (
    <a
      ref={refOfFullText(text)}
      href={text}
      target="_blank"
      rel="noopener noreferrer"
      className={`tap ${styles.text}`}
      translate="no"
    >
      {cutText(text, MAX_LINK)}
    </a>
  ),
};
