import { Segmented, Select } from 'antd';
import { useId } from 'react';
import type { Choice, Field } from '../../core/defineResource';
import { humanize } from '../../core/text';
import { formatValue } from '../../core/valueTypes';
import { usePreferences } from '../../data/usePreferences';
import styles from '../ResourceList.module.css';
import type { FlagValue } from '../query/listQuery';
import type { ListUrl } from '../query/useListQuery';
import { datePresets, presetOf } from './datePresets';

/** Renders a boolean filter with the options All, false and true, labelled like the field's values in rows. */
export function BooleanFilter({ field, url: { query, go } }: { field: Field; url: ListUrl }) {
  const label = (flag: FlagValue) => humanize(formatValue(field, flag === 'true'));
  return (
    <Segmented<FlagValue | ''>
      aria-label={field.title}
      // The radio input inside is the Tab stop.
      tabIndex={-1}
      value={query.flag ?? ''}
      options={[
        { value: '', label: 'All' },
        { value: 'false', label: label('false') },
        { value: 'true', label: label('true') },
      ]}
      onChange={(flag) => go({ flag: flag || undefined })}
    />
  );
}

/** Renders a choice of a list as antd's Select. Picking an option navigates to the list with that option. */
export function ChoiceSelect({ choice, url }: { choice: Choice; url: ListUrl }) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{choice.title}</label>
      <Select
        id={id}
        value={url.query.params[choice.name] ?? ''}
        options={choice.options.map(({ label, value = '' }) => ({ label, value }))}
        onChange={(value) => url.go({ params: { ...url.query.params, [choice.name]: value } })}
      />
    </div>
  );
}

const ANY = 'Any time';
const CUSTOM = 'Custom';

interface PeriodSelectProps {
  readonly url: ListUrl;
  /** Whether the date inputs are shown. */
  readonly custom: boolean;
  readonly onCustom: (custom: boolean) => void;
}

/** Renders a select of common periods. Its option "Custom" shows the date inputs. */
export function PeriodSelect({ url: { query, go }, custom, onCustom }: PeriodSelectProps) {
  const { zone } = usePreferences();
  const id = useId();
  const isSet = Boolean(query.range.from ?? query.range.to);
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        Period
      </label>
      <Select
        id={id}
        // High enough for all eight options (44 px each on touch screens), but at most half of the window.
        listHeight={Math.min(8 * 44, window.innerHeight / 2)}
        value={custom ? CUSTOM : (presetOf(zone, query.range) ?? ANY)}
        options={[ANY, ...datePresets(zone).map(({ label }) => label), CUSTOM].map((value) => ({ value }))}
        onChange={(label) => {
          onCustom(label === CUSTOM);
          if (label === CUSTOM || (label === ANY && !isSet)) return;
          const preset = datePresets(zone).find((candidate) => candidate.label === label);
          go({ range: preset ? { from: preset.from, to: preset.to } : {} });
        }}
      />
    </>
  );
}
