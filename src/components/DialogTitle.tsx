import type { Ref } from 'react';

interface DialogTitleProps {
  /** For `afterOpenChange`, after which antd has focused the container of the whole dialog. */
  readonly ref: Ref<HTMLSpanElement>;
  readonly children: string;
}

/** The title of a dialog or drawer, which can take the focus. */
export const DialogTitle = ({ ref, children }: DialogTitleProps) => (
  <span ref={ref} tabIndex={-1}>
    {children}
  </span>
);
