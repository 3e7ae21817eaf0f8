import { Select } from 'antd';
import { useId } from 'react';
import { usePreferences } from '../../data/usePreferences';
import type { ListUrl } from '../query/useListQuery';
import { datePresets, presetOf } from './datePresets';

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
  const isSet = query.range.from !== undefined || query.range.to !== undefined;
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        Period
      </label>
      <Select
        id={id}
        popupMatchSelectWidth={false}
        // All eight options, which are 44 px high on touch screens, if the window has room for them.
        listHeight={Math.min(8 * 44, window.innerHeight / 2)}
        value={custom ? CUSTOM : isSet ? presetOf(zone, query.range) : ANY}
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
