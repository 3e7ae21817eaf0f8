import { TagField } from '@refinedev/antd';
import type { ReactNode } from 'react';
import { CopyText } from '../components/CopyText';
import { LongText } from '../components/LongText';
import { cutText } from '../core/cutText';
import { readDecimal } from '../core/money';
import { safeUrl } from '../core/safeUrl';
import type { Renderer, Tone } from '../core/valueType';
import styles from './Cell.module.css';
import { Moment } from './Moment';
import { Picture } from './Picture';
import { SecretText } from './SecretText';

/** What a renderer knows of a value. */
export interface Drawn {
  readonly text: string;
  /** As it arrived. */
  readonly raw: unknown;
  readonly title: string;
  readonly tone: Tone | undefined;
  /** Zeros after an amount that make it as long as the longest of its column. */
  readonly padding: string;
  /** Shown where an image is missing or broken. */
  readonly missing: string;
}

const toneClass = (tone: Tone | undefined) => (tone ? (styles[tone] ?? '') : '');

/** Green and red are said by our tones alone: antd's presets for Tag are other greens and reds. */
const tagColours = { gain: 'success', loss: 'error', accent: 'processing', amber: 'warning' } as const;

/** The whole of a longer one is where it leads. */
const LONGEST_LINK = 80;

/** A longer word is no state that a tag could say. */
const LONGEST_WORD = 40;

/** A longer number is no figure that stands on one line of a phone. */
const LONGEST_FIGURE = 22;

/** Hover tells no more of a raw value than that. */
const LONGEST_HINT = 200;

/** The server's own spelling, where the words in view are another. */
const hintOf = ({ raw, text }: Drawn) =>
  typeof raw === 'string' && raw !== text && text.length <= LONGEST_HINT
    ? cutText(raw, LONGEST_HINT)
    : undefined;

const asText = (drawn: Drawn) => (
  <LongText
    text={drawn.text}
    label={drawn.title}
    hint={hintOf(drawn)}
    className={`${styles.text} ${toneClass(drawn.tone)}`}
  />
);

/** The amount as it arrived, where fewer places are in view. */
function exactOf({ raw, text }: Drawn): string | undefined {
  const [whole, shown] = [readDecimal(raw), readDecimal(text.replace(/[$,]/g, ''))];
  return whole && shown && !whole.eq(shown) ? whole.toFixed() : undefined;
}

/** A figure: every amount of the portal that stands in a cell is drawn here. */
function asNumber(drawn: Drawn) {
  const { text, padding, tone } = drawn;
  const look = `${text.length > LONGEST_FIGURE ? styles.text : styles.number} ${toneClass(tone)}`;
  return (
    <span className={look} title={exactOf(drawn)}>
      {text}
      {padding && <span className={styles.padding}>{padding}</span>}
    </span>
  );
}

/** An id has digits; a word that stands in for one ("House") is nothing to copy. */
const isId = (text: string) => /\d/.test(text);

/** One way to draw a cell for each kind of value. */
export const renderers: Readonly<Record<Renderer, (drawn: Drawn) => ReactNode>> = {
  text: asText,
  number: asNumber,
  time: ({ text, raw }) => <Moment raw={raw}>{text}</Moment>,
  tag: (drawn) =>
    drawn.text.length > LONGEST_WORD ? (
      asText(drawn)
    ) : (
      <span title={hintOf(drawn)}>
        <TagField
          value={drawn.text}
          bordered={false}
          className={styles.tag ?? ''}
          {...(drawn.tone && { color: tagColours[drawn.tone] })}
        />
      </span>
    ),
  code: (drawn) => (isId(drawn.text) ? <CopyText text={drawn.text} label={drawn.title} /> : asText(drawn)),
  secret: ({ text, title }) => <SecretText text={text} label={title} />,
  image: ({ text, missing }) => <Picture src={safeUrl(text)} missing={missing} />,
  link: ({ text }) => (
    <a href={text} target="_blank" rel="noopener noreferrer" className={styles.text}>
      {cutText(text, LONGEST_LINK)}
    </a>
  ),
};
