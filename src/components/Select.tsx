import { DownOutlined } from '@ant-design/icons';
import { Select as AntSelect, type SelectProps } from 'antd';
import { useSyncExternalStore } from 'react';

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Returns the maximum height of a list of options, in px: it fits above or below its field in any window. */
export const useListHeight = (): number =>
  useSyncExternalStore(
    onResize,
    () => Math.min(400, window.innerHeight / 2 - 48),
    () => 256,
  );

/**
 * Renders antd's Select for a single value. Describes the chosen option, because antd's input has no value that screen
 * readers could read.
 */
export function Select<Value extends string | undefined = string>({
  options = [],
  ...rest
}: SelectProps<Value>) {
  const chosen = options.find(({ value }) => value === rest.value);
  const text = chosen?.label ?? chosen?.value;
  return (
    <AntSelect<Value>
      styles={{ content: { whiteSpace: 'normal' } }}
      // antd's own icon is an image that screen readers name "down".
      suffixIcon={<DownOutlined aria-hidden />}
      {...(typeof text === 'string' && { 'aria-description': text })}
      {...rest}
      listHeight={useListHeight()}
      options={options}
    />
  );
}
