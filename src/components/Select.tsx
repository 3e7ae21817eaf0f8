import { Select as AntSelect, type SelectProps } from 'antd';

const WRAPPED = { content: { whiteSpace: 'normal' } } as const;

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
      styles={WRAPPED}
      {...(typeof text === 'string' && { 'aria-description': text })}
      {...rest}
      options={options}
    />
  );
}
