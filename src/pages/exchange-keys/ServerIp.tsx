import { serverIp } from '../../resources/serverIp';
import { CopyText } from '../../components/CopyText';
import { PendingButton } from '../../components/PendingButton';
import { useObject } from '../../data/useObject';

/**
 * Renders the IP address to whitelist, as part of a sentence: a copyable text, "…" while it loads, or a retry button.
 */
export function ServerIp() {
  const { value, error, retry, retrying } = useObject(serverIp);
  const address = value?.value;
  if (typeof address === 'string') return <CopyText text={address} label="server IP" what="Ip" />;
  if (!error) return '…';
  return (
    <>
      couldn't be loaded.{' '}
      <PendingButton size="small" pending={retrying} onClick={retry}>
        Try again
      </PendingButton>
    </>
  );
}
