import type { Ref } from 'react';

interface DialogTitleProps {
  /** Focus it in `afterOpenChange`: before that, antd focuses the container of the dialog. */
  readonly ref: Ref<HTMLSpanElement>;
  readonly children: string;
}

/** Renders the title of a dialog or drawer as an element that can be focused. */
export const DialogTitle = ({ ref, children }: DialogTitleProps) => (
  <span ref={ref} tabIndex={-1}>
    {children}
  </span>
);
