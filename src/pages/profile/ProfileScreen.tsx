import { useLogout } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Cell } from '../../list/Cell';
import { ListFailure } from '../../list/ListFailure';
import { useObject } from '../../list/useObject';
import { fieldOf, pick, type ActionResource, type ObjectResource } from '../../core/defineResource';
import { safeUrl } from '../../core/safeUrl';
import { LogoutDialog } from '../../components/LogoutDialog';
import { Panel } from '../../components/Panel';
import { ShareLink } from './ShareLink';
import { Facts } from '../../components/Facts';
import { PhoneForm } from './PhoneForm';
import styles from '../../components/Form.module.css';
import { Screen } from '../../components/Screen';

const details = [
  ['Sponsor code', 'user.sponserId'],
  ['User id', 'user.userId'],
  ['Name', 'user.name'],
] as const;

interface ProfileScreenProps {
  readonly dashboard: ObjectResource;
  readonly phone: ActionResource;
}

/** Who the member is, the link that invites others, and the way out (SPEC §2 Profile). */
export default function ProfileScreen({ dashboard, phone }: ProfileScreenProps) {
  const { value, error, retry } = useObject(dashboard.name);
  const { mutate: logout } = useLogout<{ to: string }>();
  const [asking, setAsking] = useState(false);
  const cell = (key: string) => (
    <Cell field={fieldOf(dashboard, key)} row={value} loading={!value && !error} />
  );
  const link = safeUrl(pick(value, 'url'));
  const held = pick(value, 'user.phoneNumber');
  const saved = typeof held === 'string' || typeof held === 'number' ? String(held) : '';

  return (
    <Screen title="Profile" aside={<Link to="/ticket">Ticket</Link>}>
      {error && !value && (
        <ListFailure title="Your profile could not be loaded" error={error} onRetry={retry} />
      )}
      <div className={styles.columns}>
        <Panel title="Your account">
          <div className={styles.form}>
            <Facts facts={details.map(([label, key]) => [label, cell(key)])} />
          </div>
        </Panel>
        <Panel title="Phone">
          <PhoneForm phone={phone} saved={value && saved} />
        </Panel>
        <Panel title="Referral">
          <div className={styles.form}>
            <Facts facts={[['Referrals', cell('directsCount')]]} />
            {link ? (
              <ShareLink url={link} text="Join me in the member portal" />
            ) : (
              value && <p className={styles.hint}>The server gave no link that can be shared safely.</p>
            )}
          </div>
        </Panel>
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => setAsking(true)}>Logout</Button>
      </div>
      {asking && <LogoutDialog onLogout={() => logout({ to: '/' })} onClose={() => setAsking(false)} />}
    </Screen>
  );
}
