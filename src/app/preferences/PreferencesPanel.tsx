import { Segmented } from 'antd';
import { useId } from 'react';
import TitledDrawer from '../../components/TitledDrawer';
import { usePreferences } from '../../data/usePreferences';
import { localZone } from '../../core/dates';
import { setPreferences, type Preferences } from '../../data/preferences';
import styles from './PreferencesPanel.module.css';

interface Preference {
  readonly key: keyof Preferences;
  readonly title: string;
  readonly options: Readonly<Record<string, string>>;
  readonly hint?: string;
}

const allPreferences = (): readonly Preference[] => [
  {
    key: 'theme',
    title: 'Theme',
    options: { system: 'System', light: 'Light', dark: 'Dark' },
  },
  {
    key: 'amounts',
    title: 'Amounts',
    options: { shown: 'Shown', hidden: 'Hidden' },
    hint: 'Hides balances and figures as ••••. Amounts that you enter and confirm stay visible.',
  },
  {
    key: 'zone',
    title: 'Times',
    options: { local: 'Local', utc: 'UTC' },
    hint: `Your time zone: ${localZone()}.`,
  },
  {
    key: 'view',
    title: 'Lists',
    options: { fitting: 'Auto', table: 'Table', cards: 'Cards' },
  },
];

/** Renders the preferences; each change applies at once (product.md: Preferences). */
export default function PreferencesPanel({ onClose }: { readonly onClose: () => void }) {
  return (
    <TitledDrawer title="Preferences" placement="right" width={360} onClose={onClose}>
      {allPreferences().map((preference) => (
        <PreferenceField key={preference.key} preference={preference} />
      ))}
      <p className={styles.hint}>Saved in this browser until you log out.</p>
    </TitledDrawer>
  );
}

function PreferenceField({ preference: { key, title, options, hint } }: { preference: Preference }) {
  const id = useId();
  return (
    <section className={styles.field}>
      <h3 id={id}>{title}</h3>
      <Segmented
        block
        aria-labelledby={id}
        // The radio input inside is the Tab stop.
        tabIndex={-1}
        options={Object.entries(options).map(([value, label]) => ({ value, label }))}
        value={usePreferences()[key]}
        onChange={(value) => setPreferences({ [key]: value })}
      />
      {hint && <p className={styles.hint}>{hint}</p>}
    </section>
  );
}
