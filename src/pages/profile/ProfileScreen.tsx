import { Button } from 'antd';
import { useState } from 'react';
import { dashboard } from '../../resources/dashboard';
import { fieldOf } from '../../core/defineResource';
import { DescriptionList } from '../../components/DescriptionList';
import { LinkButton } from '../../components/LinkButton';
import { LogoutModal } from '../../components/LogoutModal';
import { Panel, Panels } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Cell } from '../../list/view/Cell';
import { ErrorAlert } from '../../list/view/ErrorAlert';
import { useObject } from '../../data/useObject';
import { PhoneForm } from './PhoneForm';
import { Referral } from './Referral';

const details = [
  ['Sponsor code', 'user.sponserId'],
  ['User id', 'user.userId'],
  ['Name', 'user.name'],
] as const;

/** Renders the member's details, phone number, referral link and the Logout button (product.md: Profile). */
export default function ProfileScreen() {
  const { value, error, retry, retrying } = useObject(dashboard);
  const [asking, setAsking] = useState(false);
  const cell = (key: string) => (
    <Cell field={fieldOf(dashboard, key)} row={value} loading={!value && !error} />
  );
  const phoneNumberOnServer = value?.user?.phoneNumber;
  const saved =
    typeof phoneNumberOnServer === 'string' || typeof phoneNumberOnServer === 'number'
      ? String(phoneNumberOnServer)
      : '';

  return (
    <Screen
      title="Profile"
      aside={
        <LinkButton size="large" to="/ticket">
          Ticket
        </LinkButton>
      }
    >
      {error && !value && (
        <ErrorAlert
          title="Your profile couldn't be loaded"

          onRetry={retry}
          retrying={retrying}
        >
          {error.message}
        </ErrorAlert>
      )}
      <Panels least={360}>
        <Panel title="Your account">
          <DescriptionList items={details.map(([label, key]) => [label, cell(key)])} />
        </Panel>
        <Panel title="Phone">
          <PhoneForm saved={value && saved} />
        </Panel>
        <Panel title="Referral">
          <Referral count={cell('directsCount')} value={value} />
        </Panel>
      </Panels>
      <div>
        <Button size="large" onClick={() => setAsking(true)}>
          Logout
        </Button>
      </div>
      {asking && <LogoutModal to="/" onClose={() => setAsking(false)} />}
    </Screen>
  );
}
