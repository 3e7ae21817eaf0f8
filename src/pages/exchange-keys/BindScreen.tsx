import { bindings } from '../../resources/bindings';
import { Panel, Panels } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { ResourceList } from '../../list/ResourceList';
import { BindForm } from './BindForm';
import { Precautions } from './Precautions';

/** Renders the screen to bind, update and unbind the bot's exchange keys (product.md: Exchange keys). */
export default function BindScreen() {
  return (
    <Screen title="Bind Api">
      <Panels least={440}>
        <Panel title="Before you bind">
          <Precautions />
        </Panel>
        <Panel title="Your keys">
          <BindForm />
        </Panel>
      </Panels>
      <ResourceList resource={bindings} heading={bindings.title} />
    </Screen>
  );
}
