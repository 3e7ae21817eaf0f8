import { Tag } from 'antd';
import styles from './NewMark.module.css';

/** Says that a row came with the latest refresh. */
export const NewMark = () => (
  <Tag className={styles.mark ?? ''} color="processing" bordered={false}>
    New
  </Tag>
);
