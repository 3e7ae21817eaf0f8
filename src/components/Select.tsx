import { Select as AntSelect, type SelectProps } from 'antd';

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
      {...(typeof text === 'string' && { 'aria-description': text })}
      {...rest}
      options={options}
    />
  );
}
