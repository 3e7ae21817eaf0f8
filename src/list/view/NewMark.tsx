import { Tag } from 'antd';
import styles from './NewMark.module.css';

/** Marks a row as added by the latest refresh. */
export const NewMark = () => (
  <Tag className={styles.mark ?? ''} color="processing" bordered={false}>
    New
  </Tag>
);
