import { CopyOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { messages } from '../../core/messages';
import { useNotify } from '../../components/notify';
import { canShare, shareBySheet, shareLinks, type Shared } from './share';
import styles from './ShareLink.module.css';
import { useCopy } from '../../components/useCopy';

/** A link to copy or to hand on: by the device's share sheet, else by one of five services (SPEC §2 Profile, §8). */
export function ShareLink(shared: Shared) {
  const notify = useNotify();
  const copy = useCopy('Text');
  const id = useId();
  const [open, setOpen] = useState(false);

  const share = async () => {
    if (!canShare()) {
      setOpen(!open);
      return;
    }
    try {
      if (await shareBySheet(shared)) notify('success', messages.linkShared);
    } catch {
      notify('error', messages.shareFailed);
    }
  };

  return (
    <div className={styles.share}>
      <code>{shared.url}</code>
      <div className={styles.buttons}>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy(shared.url)}>
          Copy link
        </Button>
        <Button
          icon={<ShareAltOutlined aria-hidden />}
          {...(!canShare() && { 'aria-expanded': open, 'aria-controls': id })}
          onClick={() => void share()}
        >
          Share
        </Button>
      </div>
      <ul id={id} className={styles.ways} hidden={!open} aria-label="Share by">
        {shareLinks(shared).map(({ label, href }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
