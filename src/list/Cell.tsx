import { Skeleton } from 'antd';
import { usePreferences } from '../components/usePreferences';
import { cutText } from '../core/cutText';
import { pick, type Field } from '../core/defineResource';
import { createRandom } from '../core/random';
import { valueTypeOf, UNREADABLE } from '../core/valueTypes';
import styles from './Cell.module.css';
import { renderers } from './renderers';

/** Smaller than the line it stands in, so that nothing moves when the value comes. */
const SKELETON = { minWidth: 0, height: '1em', verticalAlign: 'middle' } as const;

/** A word or two. */
const BRIEF = 40;

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
  /** The places after the point that the longest amount of its column has. */
  readonly places?: number | undefined;
  /** Cut to a word or two, without a way to the whole: another screen has it. */
  readonly brief?: boolean;
}

/** Neither its length nor its colour says anything of what it stands for (product.md: Preferences). */
const HiddenAmount = () => (
  <span className={styles.number}>
    <span aria-hidden>••••</span>
    <span className="visually-hidden">Hidden</span>
  </span>
);

/** One value, drawn as its value type says; what cannot be read is '—' and never an error. */
export function Cell({ field, row, loading, places, brief = false }: CellProps) {
  const { amounts, zone } = usePreferences();
  if (loading) {
    return (
      <span aria-hidden>
        <Skeleton.Input active size="small" style={{ ...SKELETON, width: widthOf(field) }} />
      </span>
    );
  }
  const valueType = valueTypeOf(field.valueType);
  const raw = pick(row, field.key);
  const text = valueType.text(raw, { ...field, zone });
  if (text === UNREADABLE) return <span className={styles.unreadable}>{text}</span>;
  if (amounts === 'hidden' && valueType.isAmount) return <HiddenAmount />;
  if (brief) return <bdi className={styles.text}>{cutText(text, BRIEF)}</bdi>;
  const padded = places === undefined ? text : valueType.text(raw, { ...field, decimals: places });
  return renderers[valueType.renderer]({
    text,
    raw,
    padding: padded.startsWith(text) ? padded.slice(text.length) : '',
    title: field.title,
    tone: valueType.tone?.(raw, field),
    missing: field.missing ?? UNREADABLE,
  });
}
