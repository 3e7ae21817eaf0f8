import { DownOutlined } from '@ant-design/icons';
import { useId, useState, type MouseEvent } from 'react';
import { DescriptionList } from '../../components/DescriptionList';
import type { Field, ListResource } from '../../core/defineResource';
import { usePreferences } from '../../data/usePreferences';
import { valueTypeOf } from '../../core/valueTypes';
import styles from './CardView.module.css';
import { NewMark, Cell } from './Cell';
import { fieldTitle } from './NameWithTooltip';
import { mainFigure, isFigure, namingField, placesOf, rowFieldsOf, rowName } from './shownFields';
import { RowActions } from './RowActions';
import { followRowLink, hasRowLink, isOnRow } from './rowLink';
import { toTableRows, type RowsProps, type TableRow } from './tableRows';

/** Renders a list as compact cards of two lines: the naming field and the main figure, then status and time. */
export default function CardView(props: RowsProps) {
  const { resource } = props;
  const rows = toTableRows(props);
  if (rows.length === 0) return props.empty;
  const fields = rowFieldsOf(resource, props.rows);
  const places = new Map(fields.map((field) => [field, placesOf(field, props.rows)]));
  return (
    <ul className={styles.grid} aria-label={`${resource.title} cards`}>
      {rows.map((tableRow) => (
        // Rows without an ID have their index as key: with the page, no row inherits the open details of another.
        <li key={`${props.url.query.page} ${tableRow.key}`}>
          <RowCard resource={resource} fields={fields} places={places} tableRow={tableRow} />
        </li>
      ))}
    </ul>
  );
}

/** Up to this many further values are always shown, because a button to show them would take as much room. */
const ALWAYS_SHOWN = 2;

const rendererOf = ({ valueType }: Field) => valueTypeOf(valueType).renderer;
const isTime = (field: Field) => rendererOf(field) === 'time';

function splitFields(fields: readonly Field[]) {
  const name = namingField(fields);
  const others = fields.filter((field) => field !== name);
  const figure = mainFigure(others);
  const time = others.filter(isTime).slice(0, 1);
  // The card shows tags without their titles, so leave out flags without labels: "Yes" alone has no meaning.
  const isTag = (field: Field) => rendererOf(field) === 'tag' && (field.valueType !== 'flag' || field.labels);
  const facts = [...others.filter(isTag).slice(0, 2), ...time];
  return { name, figure, facts, rest: others.filter((field) => field !== figure && !facts.includes(field)) };
}

const isInHead = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('[data-head]') !== null;

interface RowCardProps {
  readonly resource: ListResource;
  readonly fields: readonly Field[];
  /** The number of decimals of each field, the same in all cards, so that amounts can be compared. */
  readonly places: ReadonlyMap<Field, number | undefined>;
  readonly tableRow: TableRow;
}

function RowCard({ resource, fields, places, tableRow: { row, loading, isNew } }: RowCardProps) {
  const [open, setOpen] = useState(false);
  const { zone } = usePreferences();
  const id = useId();
  const { name, figure, facts, rest } = splitFields(fields);
  const cell = (field: Field) => (
    <Cell field={field} row={row} loading={loading} places={places.get(field)} />
  );
  const hasToggle = rest.length > ALWAYS_SHOWN;
  const hasDetails = rest.length > 0 || resource.actions !== undefined;
  const isShown = open || !hasToggle;
  const opens = hasRowLink(resource);
  return (
    <article
      aria-labelledby={id}
      className={`${styles.card} ${hasToggle || opens ? styles.opens : ''}`}
      onClick={(event) => {
        if (hasToggle && !loading && isOnRow(event) && isInHead(event)) setOpen(!open);
        else followRowLink(event);
      }}
    >
      <div data-head className={styles.head}>
        <h3 id={id}>
          {isNew && <NewMark />}
          {name && isFigure(name) && `${name.title} `}
          {name && <span data-value>{cell(name)}</span>}
        </h3>
        <dl className={styles.facts}>
          {facts.map((field) => (
            <div key={`${field.key} ${field.title}`}>
              {/* If a time names the row, another time needs its title. */}
              <dt className={name && isTime(name) && isTime(field) ? '' : 'visually-hidden'}>
                {field.title}
              </dt>
              <dd>{cell(field)}</dd>
            </div>
          ))}
        </dl>
        {figure && (
          <dl className={styles.figure}>
            <dt>{fieldTitle(figure)}</dt>
            <dd>{cell(figure)}</dd>
          </dl>
        )}
        {hasToggle && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={`${id}details`}
            aria-label={loading ? 'Details' : `Details of ${rowName(resource, undefined, row, zone)}`}
            disabled={loading}
            onClick={() => setOpen(!open)}
          >
            <DownOutlined aria-hidden rotate={open ? 180 : 0} />
          </button>
        )}
      </div>
      {hasDetails && (
        <div id={`${id}details`} hidden={!isShown} className={styles.details}>
          {isShown && (
            <>
              <DescriptionList items={rest.map((field) => [field.title, cell(field), fieldTitle(field)])} />
              <RowActions resource={resource} row={row} loading={loading} />
            </>
          )}
        </div>
      )}
    </article>
  );
}
