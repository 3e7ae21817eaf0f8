import { Form, Segmented } from 'antd';
import { OpenDrawer } from '../../components/OpenDrawer';
import { localZone } from '../../core/dates';
import { setPreferences, type Preferences } from '../../lib/preferences';
import { usePreferences } from '../../lib/usePreferences';

interface PreferenceProps<Name extends keyof Preferences> {
  readonly name: Name;
  readonly title: string;
  readonly options: Readonly<Record<Preferences[Name], string>>;
  readonly hint?: string;
}

function Preference<Name extends keyof Preferences>({ name, title, options, hint }: PreferenceProps<Name>) {
  return (
    <Form.Item label={title} extra={hint} layout="vertical">
      <Segmented
        block
        aria-label={title}
        // The radio input inside is the Tab stop.
        tabIndex={-1}
        options={Object.entries<string>(options).map(([value, label]) => ({ value, label }))}
        value={usePreferences()[name]}
        onChange={(value) => setPreferences({ [name]: value })}
      />
    </Form.Item>
  );
}

export default function PreferencesPanel({ onClose }: { readonly onClose: () => void }) {
  return (
    <OpenDrawer
      title="Preferences"
      footer="Saved in this browser until you log out."
      size="min(22.5rem, 100vw)"
      onClose={onClose}
    >
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
    </OpenDrawer>
  );
}
