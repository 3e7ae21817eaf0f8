import { use } from 'react';
import { loadChunk } from '../../lib/loadChunk';
import type { ListResource } from '../../core/defineResource';
import { MemberIdContext } from '../../data/useMemberStorage';
import type { ListQuery } from '../query/listQuery';
import { AllRowsButton } from './AllRowsButton';

const loadExport = () => loadChunk(() => import('./exportFile'));
const preloadExport = () => void loadExport().catch(() => undefined);

/** Renders a button that downloads the filtered rows as a CSV file. */
export function ExportButton({ resource, query }: { resource: ListResource; query: ListQuery }) {
  const member = use(MemberIdContext);
  return (
    <AllRowsButton
      resource={resource}
      label="Export"
      running="exporting"
      preload={preloadExport}
      run={async (options) => {
        const { exportFile } = await loadExport();
        return exportFile({ ...options, query, member });
      }}
    />
  );
}
