import { Alert, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { ReceivedObject } from '../../core/defineResource';
import { safeUrl } from '../../core/safeUrl';
import type { dashboard } from '../../resources/dashboard';
import { DescriptionList } from '../../components/DescriptionList';
import styles from './Referral.module.css';
import { ShareLink } from './ShareLink';

interface ReferralProps {
  /** The rendered number of referrals. */
  readonly count: ReactNode;
  /** The member's data; undefined while it loads. */
  readonly value: ReceivedObject<typeof dashboard> | undefined;
}

/** Renders the number of referrals, and the referral link if it is safe to share (product.md, decision 17). */
export function Referral({ count, value }: ReferralProps) {
  const link = safeUrl(value?.url);
  return (
    <Flex vertical gap="middle">
      <DescriptionList items={[['Referrals', count]]} />
      {!value && <div className={styles.place} />}
      {link && <ShareLink url={link} text="Join me in the member portal" />}
      {value && !link && (
        <Alert
          type="info"
          showIcon
          role="note"
          message="We can't share your referral link: the server didn't send a safe one."
        />
      )}
    </Flex>
  );
}
