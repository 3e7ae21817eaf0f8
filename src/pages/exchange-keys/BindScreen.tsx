import { bindings } from '../../resources/bindings';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { ResourceList } from '../../list/ResourceList';
import { BindForm } from './BindForm';
import styles from './BindScreen.module.css';
import { Precautions } from './Precautions';

/** Gives the bot its keys to the exchange, changes them, takes them away (product.md: Exchange keys). */
export default function BindScreen() {
  return (
    <Screen title="Bind Api">
      <div className={styles.columns}>
        <Panel title="Before you bind">
          <Precautions />
        </Panel>
        <Panel title="Your keys">
          <BindForm />
        </Panel>
      </div>
      <ResourceList resource={bindings} heading={bindings.title} />
    </Screen>
  );
}
