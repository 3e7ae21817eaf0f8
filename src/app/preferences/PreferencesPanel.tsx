import { Segmented } from 'antd';
import { useId } from 'react';
import { TitledDrawer } from '../../components/TitledDrawer';
import { usePreferences } from '../../data/usePreferences';
import { localZone } from '../../core/dates';
import { setPreferences, type Preferences } from '../../data/preferences';
import styles from './PreferencesPanel.module.css';

interface PreferencesPanelProps {
  readonly onClose: () => void;
}

interface Preference {
  readonly key: keyof Preferences;
  readonly title: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: string;
}

const listed = (): readonly Preference[] => [
  {
    key: 'theme',
    title: 'Theme',
    options: [
      { value: 'system', label: 'System' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
  {
    key: 'amounts',
    title: 'Amounts',
    options: [
      { value: 'shown', label: 'Shown' },
      { value: 'hidden', label: 'Hidden' },
    ],
    hint: 'Hides balances and figures as ••••. Amounts that you enter and confirm stay visible.',
  },
  {
    key: 'zone',
    title: 'Times',
    options: [
      { value: 'local', label: 'Local' },
      { value: 'utc', label: 'UTC' },
    ],
    hint: `Your time zone: ${localZone()}.`,
  },
  {
    key: 'view',
    title: 'Lists',
    options: [
      { value: 'fitting', label: 'Auto' },
      { value: 'table', label: 'Table' },
      { value: 'cards', label: 'Cards' },
    ],
  },
];

/** Renders the preferences; each change applies at once (product.md: Preferences). */
export default function PreferencesPanel({ onClose }: PreferencesPanelProps) {
  return (
    <TitledDrawer title="Preferences" placement="right" width={360} onClose={onClose}>
      {listed().map((preference) => (
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
        options={[...options]}
        value={usePreferences()[key]}
        onChange={(value) => setPreferences({ [key]: value })}
      />
      {hint && <p className={styles.hint}>{hint}</p>}
    </section>
  );
}
