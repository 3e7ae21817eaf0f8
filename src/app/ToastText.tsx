import { Button } from 'antd';
import { cutText } from '../core/cutText';

/** A toast is read in seconds: no longer text of the server's can be. */
const SHOWN = 300;

interface ToastTextProps {
  readonly text: string;
  /** Shows the whole of it in the toast's stead, which soon goes. */
  readonly onShow: () => void;
}

/** The words of a toast, cut where they are many. */
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
