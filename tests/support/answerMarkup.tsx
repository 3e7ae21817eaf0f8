import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { DescriptionList } from '../../src/components/DescriptionList';
import type { ListResource, ObjectResource } from '../../src/core/defineResource';
import CardView from '../../src/list/CardView';
import { Cell } from '../../src/list/Cell';
import { columnsOf } from '../../src/list/columns';
import { drawnRows } from '../../src/list/rows';
import { Summary } from '../../src/list/Summary';
import type { ListAddress } from '../../src/list/useListAddress';

/** Enough rows to meet each kind of cell, and no more than can be drawn thousands of times. */
const MOST = 3;

/** A summary asks the address for the options alone. */
const address = { chosen: () => undefined } as unknown as ListAddress;

/** The markup of a list's answer as both its views draw it, without antd's frame of a table. */
export function listMarkup(list: ListResource, answer: object, all: readonly unknown[]): string {
  const rows = { resource: list, rows: all.slice(0, MOST), page: 1, fresh: new Set(all.slice(0, 1)) };
  return renderToStaticMarkup(
    <MemoryRouter>
      <Summary resource={list} answer={answer} address={address} />
      {drawnRows(rows).map((drawn, place) => (
        <div key={drawn.key}>
          {columnsOf(list, 1, rows.rows).map((column) => (
            <div key={column.key}>{column.render?.(undefined, drawn, place) as string}</div>
          ))}
        </div>
      ))}
      <CardView {...rows} />
    </MemoryRouter>,
  );
}

/** The markup of an object's fields. */
export const objectMarkup = ({ fields }: ObjectResource, value: object): string =>
  renderToStaticMarkup(
    <DescriptionList
      items={fields.map((field) => [
        field.title,
        <Cell key={field.key} field={field} row={value} loading={false} />,
      ])}
    />,
  );
