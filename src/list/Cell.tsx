import type { ReactNode } from 'react';
import { pick, type Field } from '../core/defineResource';
import { valueTypeOf, UNREADABLE, type Renderer, type Tone } from '../core/valueTypes';
import { safeUrl } from '../core/safeUrl';
import { Picture } from '../components/Picture';
import { CopyText } from '../components/CopyText';
import { SecretText } from '../components/SecretText';
import styles from './Cell.module.css';

interface Drawn {
  readonly text: string;
  readonly title: string;
  readonly toneClass: string | undefined;
  /** Shown where an image is missing or broken. */
  readonly missing: string;
}

const toneClasses: Readonly<Record<Tone, string | undefined>> = { gain: styles.gain, loss: styles.loss };

const renderers: Readonly<Record<Renderer, (drawn: Drawn) => ReactNode>> = {
  text: ({ text }) => <span className={styles.text}>{text}</span>,
  number: ({ text, toneClass }) => <span className={`${styles.number} ${toneClass ?? ''}`}>{text}</span>,
  tag: ({ text, toneClass }) => <span className={`${styles.tag} ${toneClass ?? ''}`}>{text}</span>,
  code: ({ text, title }) => <CopyText text={text} label={title} />,
  secret: ({ text, title }) => <SecretText text={text} label={title} />,
  image: ({ text, title, missing }) => <Picture src={safeUrl(text)} label={title} missing={missing} />,
  link: ({ text }) => (
    <a href={text} target="_blank" rel="noopener noreferrer" className={styles.text}>
      {text}
    </a>
  ),
};

interface CellProps {
  readonly field: Field;
  /** undefined while rows are on their way: a bar of the same height stands in. */
  readonly row: unknown;
  readonly loading: boolean;
}

/** One value, drawn as its kind says; what cannot be read is '—' and never an error. */
export function Cell({ field, row, loading }: CellProps) {
  if (loading) return <span className={styles.skeleton} aria-hidden />;
  const valueType = valueTypeOf(field.valueType);
  const raw = pick(row, field.key);
  const text = valueType.text(raw, field);
  if (text === UNREADABLE) return <span className={styles.unreadable}>{text}</span>;
  const tone = valueType.tone?.(raw, field);
  return renderers[valueType.renderer]({
    text,
    title: field.title,
    toneClass: tone && toneClasses[tone],
    missing: field.missing ?? UNREADABLE,
  });
}
