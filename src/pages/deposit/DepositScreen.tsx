import { depositAddress, deposits } from '../../resources/deposits';
import { ErrorAlert } from '../../list/view/ErrorAlert';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { ResourceList } from '../../list/ResourceList';
import { useObject } from '../../data/useObject';
import { DepositAddress } from './DepositAddress';

/** The history refreshes every 120 seconds (product.md: Constants). */
const REFRESH = { label: 'Deposit Now', refetchInterval: 120_000 };

/**
 * Maximum length of an address, in characters. No chain has longer ones, and a QR code of other data could mislead or
 * fail to render.
 */
const LONGEST = 200;

/** Renders the deposit address and the deposit history (product.md: Deposit). */
export default function DepositScreen() {
  const { value, error, retry, retrying } = useObject(depositAddress);
  const given = value?.value;
  const address = typeof given === 'string' ? given.trim() : '';
  const readable = address !== '' && address.length <= LONGEST;
  return (
    <Screen title="Deposit">
      {error && !value ? (
        <ErrorAlert
          title="Your deposit address couldn't be loaded"

          onRetry={retry}
          retrying={retrying}
        >
          {error.message}
        </ErrorAlert>
      ) : value && !readable ? (
        <ErrorAlert title="We couldn't read your deposit address" onRetry={retry}>
          The server sent an invalid address. Don't send anything yet.
        </ErrorAlert>
      ) : (
        <Panel title="Your deposit address">
          <DepositAddress address={value && address} />
        </Panel>
      )}
      <ResourceList resource={deposits} heading={deposits.title} autoRefresh={REFRESH} />
    </Screen>
  );
}
