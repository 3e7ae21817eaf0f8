import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ListResource } from '../core/defineResource';
import { useExport } from './useExport';
import type { ListAddress } from './useListAddress';

interface ExportButtonProps {
  readonly resource: ListResource;
  readonly address: ListAddress;
}

/** Makes a file of the list; while it does, says how far it is, and can be stopped. */
export function ExportButton({ resource, address }: ExportButtonProps) {
  const { progress, start, cancel } = useExport(resource, address);
  if (progress)
    return (
      <Button onClick={cancel} aria-label={`Stop the export of ${resource.title}`}>
        {progress.read} of {progress.total || '…'}, stop
      </Button>
    );
  return (
    <Button icon={<DownloadOutlined aria-hidden />} onClick={start} aria-label={`Export ${resource.title}`}>
      Export
    </Button>
  );
}
