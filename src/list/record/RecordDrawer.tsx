import { CopyOutlined, PrinterOutlined } from '@ant-design/icons';
import { useGetIdentity } from '@refinedev/core';
import { Button, Flex, Steps } from 'antd';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { OpenDrawer } from '../../components/OpenDrawer';
import { DescriptionList } from '../../components/DescriptionList';
import { ErrorAlert } from '../../components/ErrorAlert';
import { zoneName } from '../../core/dates';
import type { ListResource } from '../../core/defineResource';
import type { Identity } from '../../core/identity';
import type { ListParams } from '../../core/resourceRequest';
import { cutText } from '../../core/text';
import { valueTypeOf } from '../../core/valueTypes';
import { useCopy } from '../../lib/useCopy';
import { usePreferences } from '../../lib/usePreferences';
import { usePrinting } from '../../lib/usePrinting';
import { Cell } from '../../values/Cell';
import { fieldTitle } from '../../values/NameWithTooltip';
import printStyles from '../print/PrintTable.module.css';
import { rowTitle, textOf } from '../view/shownFields';
import { generateRowPath } from '../view/tableRows';
import { FindStatus } from './FindStatus';
import { meets, recordId, recordValues, timelineSteps } from './records';
import { useFindRow } from './useFindRow';
import { useRelated } from './useRelated';

interface RecordDrawerProps {
  readonly resource: ListResource;
  readonly params: ListParams;
  readonly id: string;
  /** The rows on the screen; undefined while they load. */
  readonly rows: readonly unknown[] | undefined;
  readonly onClose: () => void;
}

/** Renders the record of a row in a drawer. On paper, it replaces its list. */
export default function RecordDrawer({ resource, params, id, rows, onClose }: RecordDrawerProps) {
  const { record, fields, currencyField = 'tokenName' } = resource;
  const preferences = usePreferences();
  const { amounts, zone } = preferences;
  const { data: member } = useGetIdentity<Identity | null>();
  const isPrinting = usePrinting();
  const copy = useCopy('Text');
  const isRecord = useCallback((each: unknown) => recordId(resource, each) === id, [resource, id]);
  const search = useFindRow(resource, params, isRecord, { known: rows });
  const { row } = search;
  const isFound = row !== undefined;
  const related = useRelated(resource, params, row, search.searchesAll);
  const titleOf = (template = '') => cutText(rowTitle(resource, template, row, preferences));
  const title = isFound ? titleOf(record?.label) : resource.title;
  const { amount, values } = recordValues(resource, row, related.found);
  const lines = [
    ...[amount, ...values].map(({ field, row: of }) => {
      const isHidden = amounts === 'hidden' && valueTypeOf(field.valueType).isAmount;
      return { label: field.title, text: isHidden ? '••••' : textOf({ ...field, zone }, of) };
    }),
    { label: 'Times', text: zoneName(zone) },
  ];
  const links = (record?.links ?? []).flatMap(({ title: name, to, when }) => {
    const path = meets(row, when) ? generateRowPath(to, row) : undefined;
    // A transfer has the member's own ID too.
    return path === undefined || path.endsWith(`=${member?.id}`) ? [] : [{ name: titleOf(name), href: path }];
  });
  const currency = fields.find(({ key }) => key === currencyField && amount.field.valueType !== 'money');
  return (
    <>
      <OpenDrawer
        size="min(32rem, 100vw)"
        title={<bdi translate="no">{title}</bdi>}
        onClose={onClose}
        footer={
          isFound && (
            <Flex wrap gap="small">
              <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
                Print
              </Button>
              <Button
                icon={<CopyOutlined aria-hidden />}
                onClick={() =>
                  void copy([title, ...lines.map(({ label, text }) => `${label}: ${text}`)].join('\n'))
                }
              >
                Copy as receipt
              </Button>
            </Flex>
          )
        }
      >
        {isFound ? (
          <Flex vertical gap="large">
            <p
              // Focus the amount if the focused button was removed when the search ended.
              ref={(element) => void (document.activeElement === document.body && element?.focus())}
              tabIndex={-1}
              style={{ margin: 0, fontSize: '1.75rem', fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              <Cell {...amount} /> {currency && <Cell brief field={currency} row={row} />}
            </p>
            {record?.timeline && (
              <Steps
                orientation="vertical"
                size="small"
                items={timelineSteps(record.timeline, row, related.found).map(({ at, ...step }) => ({
                  ...step,
                  content: at !== undefined && <Cell field={DATE} row={at} />,
                }))}
              />
            )}
            <DescriptionList
              items={values.map((value) => [
                value.field.title,
                <Cell key={value.field.title} {...value} />,
                fieldTitle(value.field),
              ])}
            />
            <Flex vertical component="ul" gap="small">
              {[...related.found, ...links].map(({ name, href }) => (
                <li key={name}>
                  {href ? (
                    <Link className="tap" to={href}>
                      <bdi>{name}</bdi>
                    </Link>
                  ) : related.isFetching ? (
                    `${name}: loading`
                  ) : (
                    `${name}: not found${related.isCapped ? ' among the newest rows' : ''}`
                  )}
                </li>
              ))}
            </Flex>
            {related.failed && (
              <ErrorAlert title="Related records couldn't be loaded" read={related.failed} />
            )}
            {related.isCapped && related.found.some(({ href }) => !href) && (
              <Button loading={related.isFetching} onClick={search.searchAll}>
                Search all rows
              </Button>
            )}
          </Flex>
        ) : (
          <FindStatus search={search} what="record" />
        )}
      </OpenDrawer>
      {isPrinting && isFound && (
        <div data-print-alone className={`${printStyles.print} print-only`}>
          <h2>{title}</h2>
          <table>
            <tbody translate="no">
              {lines.map(({ label, text }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>
                    <bdi>{text}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

const DATE = { key: 'createdAt', title: 'Created', valueType: 'date' } as const;
