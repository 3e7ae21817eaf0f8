import { useGetIdentity } from '@refinedev/core';
import { Flex } from 'antd';
import { useState } from 'react';
import { usePrinting } from '../../lib/usePrinting';
import { formatDate, readDate, zoneName } from '../../core/dates';
import type { Identity } from '../../core/identity';
import { formatValue } from '../../core/valueTypes';
import { usePreferences } from '../../lib/usePreferences';

function PrintedLines() {
  const { data: member } = useGetIdentity<Identity | null>();
  const { zone } = usePreferences();
  const [now] = useState(() => Date.now());
  const date = readDate(now, zone);
  return (
    <Flex
      justify="space-between"
      gap="large"
      className="print-only"
      style={{ borderBlockEnd: '1px solid' }}
      data-print-head
    >
      <p>Member portal</p>
      <p translate="no">
        <bdi>{formatValue({ valueType: 'name' }, member?.name)} </bdi>
        <bdi>{formatValue({ valueType: 'id' }, member?.id)} </bdi>
      </p>
      <p>
        <span>Printed</span>{' '}
        <time translate="no">
          {date && formatDate(date, 'second')} {zoneName(zone)}
        </time>
      </p>
    </Flex>
  );
}

/** Renders the first lines of a printed page. They exist only on paper. */
export const PrintHead = () => (usePrinting() ? <PrintedLines /> : null);
