import { Button } from 'antd';
import { cutText } from '../core/cutText';

/** Truncate server messages: a toast is visible for only a few seconds. */
const SHOWN = 300;

interface ToastTextProps {
  readonly text: string;
  /** Replaces the toast with a dialog that shows the full text. */
  readonly onShow: () => void;
}

/** Renders the text of a toast, truncated if it is long. */
export function ToastText({ text, onShow }: ToastTextProps) {
  return (
    <span>
      <bdi>{cutText(text, SHOWN)}</bdi>
      {text.length > SHOWN && (
        <>
          {' '}
          <Button type="link" size="small" aria-label="Show all of the message" onClick={onShow}>
            Show all
          </Button>
        </>
      )}
    </span>
  );
}
