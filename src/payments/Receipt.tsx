import { CheckCircleOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useId, type ReactNode } from 'react';
import { DescriptionList } from '../components/DescriptionList';
import { focusOnMount } from '../lib/focusOnMount';
import { LongText } from '../components/LongText';
import { LinkButton, type LinkButtonProps } from '../components/LinkButton';
import { useCopy } from '../lib/useCopy';

/** A line of a receipt, or of the review dialog before the request. */
export interface ReceiptLine {
  readonly label: string;
  /** The value as plain text. The Copy button omits lines without `text`. */
  readonly text?: string | undefined;
  /** The value as rendered; `text` by default. */
  readonly node?: ReactNode;
}

/** Returns a line whose text, such as a name, an ID or an amount, browsers must not translate. */
export const exactLine = (label: string, text: string): ReceiptLine => ({
  label,
  text,
  node: <LongText text={text} label={label} translate="no" />,
});

export const toDescriptionItems = (lines: readonly ReceiptLine[]) =>
  lines.map(({ label, text, node = text }) => [label, node] as const);

interface ReceiptProps {
  readonly title: string;
  readonly lines: readonly ReceiptLine[];
  /** A link to the history list; omitted if that list is on the same screen. */
  readonly history?: LinkButtonProps;
  /** A link to the next step, shown as the primary button in place of the button that returns to the form. */
  readonly next?: LinkButtonProps;
  /** The label of the button that returns to the form, such as "New transfer". */
  readonly repeatLabel: string;
  readonly onRepeat: () => void;
  readonly children?: ReactNode;
}

/** Renders and focuses the receipt of a withdrawal, transfer or activation that the server accepted. */
export function Receipt({ title, lines, history, next, repeatLabel, onRepeat, children }: ReceiptProps) {
  const id = useId();
  const copy = useCopy('Text');
  const text = [title, ...lines.flatMap(({ label, text }) => (text ? [`${label}: ${text}`] : []))].join('\n');
  return (
    <Flex
      vertical
      gap="middle"
      ref={focusOnMount}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      style={{ maxWidth: '35rem' }}
    >
      <Flex gap="small" component="h3" id={id} style={{ margin: 0, fontSize: '1.25rem' }}>
        <CheckCircleOutlined aria-hidden style={{ color: 'var(--ant-color-primary)' }} />
        {title}
      </Flex>
      <DescriptionList items={toDescriptionItems(lines)} />
      {children}
      <Flex wrap align="center" gap="middle">
        {next && <LinkButton type="primary" size="large" {...next} />}
        <Button type={next ? 'default' : 'primary'} size="large" onClick={onRepeat}>
          {repeatLabel}
        </Button>
        {history && <LinkButton size="large" {...history} />}
        <Button size="large" icon={<CopyOutlined aria-hidden />} onClick={() => void copy(text)}>
          Copy receipt
        </Button>
      </Flex>
    </Flex>
  );
}
