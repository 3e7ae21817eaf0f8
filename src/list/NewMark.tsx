import { Badge } from 'antd';
import styles from './NewMark.module.css';

/** Says that a row came with the latest refresh. */
export const NewMark = () => <Badge className={styles.mark ?? ''} status="processing" text="New" />;
