import { Flex } from 'antd';
import { bindings, serverIp } from '../../resources/bindings';
import { CopyText } from '../../values/CopyText';
import { Panel, Panels } from '../../components/Panel';
import { RetryButton } from '../../components/RetryButton';
import { Screen } from '../../components/Screen';
import { useObject } from '../../data/useObject';
import { ResourceList } from '../../list/ResourceList';
import { BindForm } from './BindForm';

/** Renders the server's IP address, or an error text. Either one completes the sentence "Restrict the key to …". */
function ServerIp() {
  const { value, error, retry, retrying } = useObject(serverIp);
  const address = typeof value?.value === 'string' ? value.value.trim() : '';
  if (address) return <CopyText text={address} label="server IP" kind="Ip" />;
  if (!error && !value) return '…';
  return (
    <>
      it couldn't be loaded. <RetryButton size="small" pending={retrying} onClick={retry} />
    </>
  );
}

export default function BindScreen() {
  return (
    <Screen title="Bind Api">
      <Panels minWidth={27.5}>
        <Panel title="Before you bind">
          {/* Not antd's Steps, whose items screen readers don't count. */}
          <Flex
            vertical
            gap="small"
            component="ol"
            style={{ paddingInlineStart: '1.25rem', listStyle: 'decimal' }}
          >
            <li>Create a new API key in your exchange account just for this portal.</li>
            <li>
              Allow <strong>spot and margin trading</strong>: the API must have both enabled.
            </li>
            <li>
              Keep <strong>withdrawals off</strong>. The bot never needs them.
            </li>
            <li>
              Restrict the key to our server's IP:
              {/* Reserves the height of the IP address while it loads. */}
              <div style={{ minHeight: '1.5rem' }}>
                <ServerIp />
              </div>
            </li>
            <li>Paste both keys into the form, without spaces or special characters.</li>
          </Flex>
        </Panel>
        <Panel title="Your keys">
          <BindForm />
        </Panel>
      </Panels>
      <ResourceList resource={bindings} heading={bindings.title} />
    </Screen>
  );
}
