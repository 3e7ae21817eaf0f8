import { DownOutlined } from '@ant-design/icons';
import { Button, Card, Flex } from 'antd';
import { memo, use, useMemo, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { DescriptionList } from '../../components/DescriptionList';
import type { Field, ListResource } from '../../core/defineResource';
import { wasOpen } from '../../lib/historyEntry';
import { RowNameContext } from '../../lib/rowName';
import { usePreferences } from '../../lib/usePreferences';
import { valueTypeOf } from '../../core/valueTypes';
import styles from './CardView.module.css';
import { NewMark, Cell } from '../../values/Cell';
import { fieldTitle } from '../../values/NameWithTooltip';
import { mainFigure, isFigure, isTime, namingField, placesOf, rowFieldsOf } from './shownFields';
import { RowActions } from './RowActions';
import { followRowLink, hasRowLink, isOnRow } from './rowLink';
import { toTableRows, type RowsProps, type TableRow } from './tableRows';

const MemoCard = memo(RowCard);

/** Renders a list as compact cards of two lines: the naming field and the main figure, then status and time. */
export default function CardView(props: RowsProps) {
  const { resource, rows: listRows } = props;
  const rows = toTableRows(props, usePreferences());
  const fields = useMemo(() => rowFieldsOf(resource, listRows), [resource, listRows]);
  const places = useMemo(
    () => new Map(fields.map((field) => [field, placesOf(field, listRows)])),
    [fields, listRows],
  );
  // Rows without an ID have their index as key: with the page, no row inherits the open details of another.
  const cardOf = (key: string) => `${resource.name} ${props.url.query.page} ${key}`;
  if (rows.length === 0) return props.empty;
  return (
    <ul className={styles.grid} aria-label={`${resource.title} cards`}>
      {rows.map(({ key, name, ...tableRow }) => (
        <li key={cardOf(key)}>
          <RowNameContext value={name}>
            <MemoCard card={cardOf(key)} resource={resource} fields={fields} places={places} {...tableRow} />
          </RowNameContext>
        </li>
      ))}
    </ul>
  );
}

/** Up to this many further values are always shown, because a button to show them would take as much room. */
const ALWAYS_SHOWN = 2;

const rendererOf = ({ valueType }: Field) => valueTypeOf(valueType).renderer;

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

const { head = '', title = '', body = '' } = styles;
const cardParts = { header: head, title, body };

const isInHead = ({ target }: MouseEvent) => target instanceof Element && target.closest(`.${head}`) !== null;

interface RowCardProps extends Omit<TableRow, 'key' | 'name'> {
  /** The name of the card in the screen. */
  readonly card: string;
  readonly resource: ListResource;
  readonly fields: readonly Field[];
  /** The number of decimals of each field, the same in all cards, so that amounts can be compared. */
  readonly places: ReadonlyMap<Field, number | undefined>;
}

function RowCard({ card, resource, fields, places, row, loading, isNew }: RowCardProps) {
  const { key } = useLocation();
  const [open, setOpen] = useState(() => wasOpen(key, card));
  const rowName = use(RowNameContext);
  const { name, figure, facts, rest } = splitFields(fields);
  const cell = (field: Field) => (
    <Cell field={field} row={row} loading={loading} places={places.get(field)} />
  );
  const hasToggle = rest.length > ALWAYS_SHOWN;
  const hasDetails = rest.length > 0 || (resource.record ?? resource.actions) !== undefined;
  const opens = hasRowLink(resource);
  return (
    <Card
      size="small"
      role="article"
      aria-label={rowName}
      className={hasToggle || opens ? (styles.opens ?? '') : ''}
      classNames={cardParts}
      onClick={(event) => {
        if (hasToggle && !loading && isOnRow(event) && isInHead(event)) setOpen(!open);
        else followRowLink(event);
      }}
      title={
        <>
          <h3>
            {isNew && <NewMark />}
            {name && isFigure(name) && `${name.title} `}
            {name && <span data-value>{cell(name)}</span>}
          </h3>
          {facts.length > 0 && (
            <Flex component="dl" wrap align="center" gap="0.25rem">
              {facts.map((field) => (
                <div key={`${field.key} ${field.title}`}>
                  {/* If a time names the row, another time needs its title. */}
                  <dt className={name && isTime(name) && isTime(field) ? '' : 'visually-hidden'}>
                    {field.title}
                  </dt>
                  <dd>{cell(field)}</dd>
                </div>
              ))}
            </Flex>
          )}
        </>
      }
      extra={
        (figure || hasToggle) && (
          <Flex align="center" gap="small">
            {figure && (
              <dl className={styles.figure}>
                <dt>{fieldTitle(figure)}</dt>
                <dd>{cell(figure)}</dd>
              </dl>
            )}
            {hasToggle && (
              <Button
                type="text"
                icon={<DownOutlined aria-hidden rotate={open ? 180 : 0} />}
                aria-expanded={open}
                data-open-card={open ? card : undefined}
                aria-label={`Details ${rowName && `of ${rowName}`}`}
                disabled={loading}
                onClick={() => setOpen(!open)}
              />
            )}
          </Flex>
        )
      }
    >
      {hasDetails && (open || !hasToggle) && (
        <Flex vertical gap="small">
          <DescriptionList items={rest.map((field) => [field.title, cell(field), fieldTitle(field)])} />
          <RowActions resource={resource} row={row} loading={loading} />
        </Flex>
      )}
    </Card>
  );
}
