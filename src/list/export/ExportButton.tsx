import { use } from 'react';
import { loadChunk } from '../../lib/loadChunk';
import type { ListResource } from '../../core/defineResource';
import { MemberIdContext } from '../../data/useMemberStorage';
import type { ListQuery } from '../query/listQuery';
import { AllRowsButton } from './AllRowsButton';

/** Loads the code that writes CSV files. */
export const loadExport = () => loadChunk(() => import('./exportFile'));

/** Renders a button that downloads the filtered rows as a CSV file. */
export function ExportButton({ resource, query }: { resource: ListResource; query: ListQuery }) {
  const member = use(MemberIdContext);
  return (
    <AllRowsButton
      resource={resource}
      label="Export"
      running="exporting"
      load={loadExport}
      run={(options, { exportFile }) => exportFile({ ...options, query, member })}
    />
  );
}
