import { TagField } from '@refinedev/antd';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { pick, type Field } from '../core/defineResource';
import { createRandom } from '../core/random';
import { valueTypeOf, UNREADABLE, type Renderer, type Tone } from '../core/valueTypes';
import { safeUrl } from '../core/safeUrl';
import { Picture } from './Picture';
import { CopyText } from '../components/CopyText';
import { SecretText } from './SecretText';
import styles from './Cell.module.css';

interface Drawn {
  readonly text: string;
  readonly title: string;
  readonly tone: Tone | undefined;
  /** Shown where an image is missing or broken. */
  readonly missing: string;
}

const toneClass = (tone: Tone | undefined) => (tone ? (styles[tone] ?? '') : '');

/** Green and red are said by our tones alone: antd's presets for Tag are other greens and reds. */
const tagColours = { gain: 'success', loss: 'error' } as const;

const renderers: Readonly<Record<Renderer, (drawn: Drawn) => ReactNode>> = {
  text: ({ text }) => <span className={styles.text}>{text}</span>,
  number: ({ text, tone }) => <span className={`${styles.number} ${toneClass(tone)}`}>{text}</span>,
  tag: ({ text, tone }) => (
    <TagField value={text} bordered={false} {...(tone && { color: tagColours[tone] })} />
  ),
  code: ({ text, title }) => <CopyText text={text} label={title} />,
  secret: ({ text, title }) => <SecretText text={text} label={title} />,
  image: ({ text, title, missing }) => <Picture src={safeUrl(text)} label={title} missing={missing} />,
  link: ({ text }) => (
    <a href={text} target="_blank" rel="noopener noreferrer" className={styles.text}>
      {text}
    </a>
  ),
};

/** Smaller than the line it stands in, so that nothing moves when the value comes. */
const SKELETON = { minWidth: 0, height: '1em', verticalAlign: 'middle' } as const;

const WIDEST = 24;
/** Beside the ends of an id stands its button. */
const SHORTENED = 17;

/** About as wide as what will come: a value of the kind, in its own words. */
function widthOf(field: Field): string {
  const valueType = valueTypeOf(field.valueType);
  const widest = valueType.renderer === 'code' ? SHORTENED : WIDEST;
  const words = valueType.text(valueType.sample(createRandom(1), field), field);
  return `${Math.min(words.length, widest)}ch`;
}

interface CellProps {
  readonly field: Field;
  /** undefined while rows are on their way: a skeleton of the same height stands in. */
  readonly row: unknown;
  readonly loading: boolean;
}

/** One value, drawn as its value type says; what cannot be read is '—' and never an error. */
export function Cell({ field, row, loading }: CellProps) {
  if (loading) {
    return (
      <span aria-hidden>
        <Skeleton.Input active size="small" style={{ ...SKELETON, width: widthOf(field) }} />
      </span>
    );
  }
  const valueType = valueTypeOf(field.valueType);
  const raw = pick(row, field.key);
  const text = valueType.text(raw, field);
  if (text === UNREADABLE) return <span className={styles.unreadable}>{text}</span>;
  return renderers[valueType.renderer]({
    text,
    title: field.title,
    tone: valueType.tone?.(raw, field),
    missing: field.missing ?? UNREADABLE,
  });
}
