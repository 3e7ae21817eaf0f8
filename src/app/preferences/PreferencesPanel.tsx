import { Segmented } from 'antd';
import { useId } from 'react';
import TitledDrawer from '../../components/TitledDrawer';
import { localZone } from '../../core/dates';
import { setPreferences, type Preferences } from '../../data/preferences';
import { usePreferences } from '../../data/usePreferences';
import styles from './PreferencesPanel.module.css';

interface PreferenceProps<Name extends keyof Preferences> {
  readonly name: Name;
  readonly title: string;
  readonly options: Readonly<Record<Preferences[Name], string>>;
  readonly hint?: string;
}

function Preference<Name extends keyof Preferences>({ name, title, options, hint }: PreferenceProps<Name>) {
  const id = useId();
  return (
    <section className={styles.field}>
      <h3 id={id}>{title}</h3>
      <Segmented
        block
        aria-labelledby={id}
        // The radio input inside is the Tab stop.
        tabIndex={-1}
        options={Object.entries<string>(options).map(([value, label]) => ({ value, label }))}
        value={usePreferences()[name]}
        onChange={(value) => setPreferences({ [name]: value })}
      />
      {hint && <p className={styles.hint}>{hint}</p>}
    </section>
  );
}

/** Renders the preferences; each change applies at once (product.md: Preferences). */
export default function PreferencesPanel({ onClose }: { readonly onClose: () => void }) {
  return (
    <TitledDrawer title="Preferences" placement="right" width="min(22.5rem, 100vw)" onClose={onClose}>
      <Preference name="theme" title="Theme" options={{ system: 'System', light: 'Light', dark: 'Dark' }} />
      <Preference
        name="amounts"
        title="Amounts"
        options={{ shown: 'Shown', hidden: 'Hidden' }}
        hint="Hides balances and figures as ••••. Amounts that you enter and confirm stay visible."
      />
      <Preference
        name="zone"
        title="Times"
        options={{ local: 'Local', utc: 'UTC' }}
        hint={`Your time zone: ${localZone()}.`}
      />
      <Preference name="view" title="Lists" options={{ auto: 'Auto', table: 'Table', cards: 'Cards' }} />
      <p className={styles.hint}>Saved in this browser until you log out.</p>
    </TitledDrawer>
  );
}
