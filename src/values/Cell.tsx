import { Skeleton, Tag } from 'antd';
import type Big from 'big.js';
import { Link } from 'react-router-dom';
import { usePreferences } from '../lib/usePreferences';
import { cutText } from '../core/text';
import { getValue, type Field } from '../core/defineResource';
import { createRandom } from '../core/random';
import { valueTypeOf, UNREADABLE } from '../core/valueTypes';
import styles from './Cell.module.css';
import { renderers } from './renderers';

/** Keeps the skeleton's height below that of a line of text, so that nothing moves when the value arrives. */
const SKELETON = { minWidth: 0, height: '1em', verticalAlign: 'middle' } as const;

/** The maximum number of characters of a value in a `brief` cell. */
const MAX_BRIEF_LENGTH = 40;

/** The maximum width of a skeleton, in characters. */
const MAX_SKELETON_WIDTH = 24;
/** The width of a shortened ID and its copy button, in characters. */
const SHORTENED_ID_WIDTH = 17;

/** Returns the width of the skeleton, taken from a sample value of the same type. */
function skeletonWidth(field: Field): string {
  const valueType = valueTypeOf(field.valueType);
  const maxWidth = valueType.renderer === 'code' ? SHORTENED_ID_WIDTH : MAX_SKELETON_WIDTH;
  const text = valueType.text(valueType.sample(createRandom(1), field), field);
  return `${Math.min(text.length, maxWidth)}ch`;
}

interface CellProps {
  readonly field: Field;
  /** undefined while rows load. */
  readonly row: unknown;
  readonly loading?: boolean;
  /** The number of decimals to pad an amount to: the highest number of decimals in the column. */
  readonly places?: number | undefined;
  /** Truncates the value without a "Show all" button, for values that another screen shows in full. */
  readonly brief?: boolean;
}

/** Renders a mask of fixed length and colour, so that it reveals nothing about the amount. */
const HiddenAmount = () => (
  <span className={styles.number}>
    <span aria-hidden>••••</span>
    <span className="visually-hidden">Hidden</span>
  </span>
);

/**
 * Renders one value of a row in the format of its value type; '—' if it is unreadable. Never throws. A value of a field
 * with `to` is a link, so it can't be inside another link.
 */
export function Cell({ field, row, loading = false, places, brief = false }: CellProps) {
  const { amounts, zone } = usePreferences();
  if (loading) {
    return (
      <span aria-hidden>
        <Skeleton.Input active size="small" style={{ ...SKELETON, width: skeletonWidth(field) }} />
      </span>
    );
  }
  const valueType = valueTypeOf(field.valueType);
  const raw = getValue(row, field.key);
  const text = valueType.text(raw, { ...field, zone });
  if (text === UNREADABLE) return <span className={styles.unreadable}>{text}</span>;
  const translate = valueType.words ? undefined : 'no';
  const renderText = () => {
    if (brief)
      return (
        <bdi className={styles.text} translate={translate}>
          {cutText(text, MAX_BRIEF_LENGTH)}
        </bdi>
      );
    const padded = places === undefined ? text : valueType.text(raw, { ...field, decimals: places });
    return renderers[valueType.renderer]({
      text,
      raw,
      padding: padded.startsWith(text) ? padded.slice(text.length) : '',
      title: field.title,
      translate,
      tone: valueType.tone?.(raw, field),
      missing: field.missing ?? UNREADABLE,
    });
  };
  const isHidden = amounts === 'hidden' && valueType.isAmount;
  const content = isHidden ? <HiddenAmount /> : renderText();
  if (field.to === undefined) return content;
  return (
    <Link to={field.to} className={styles.link} aria-label={`${field.title}: ${isHidden ? 'Hidden' : text}`}>
      {content}
    </Link>
  );
}

const usdtField: Field = { key: 'value', title: 'Amount', valueType: 'money' };

/** Renders an amount in USDT, masked while amounts are hidden; '—' if it is unknown. */
export const Money = ({ value }: { readonly value: Big | undefined }) => (
  <Cell field={usdtField} row={{ value: value?.toFixed() }} />
);

export const NewMark = () => (
  <Tag data-mark style={{ marginInlineEnd: '0.5rem' }} color="processing" variant="filled">
    New
  </Tag>
);
