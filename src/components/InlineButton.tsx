import { Button, type ButtonProps } from 'antd';
import styles from './InlineButton.module.css';

/** Renders an icon button in a line of text. */
export const InlineButton = (props: ButtonProps) => (
  <Button type="text" size="small" className={styles.button ?? ''} {...props} />
);
