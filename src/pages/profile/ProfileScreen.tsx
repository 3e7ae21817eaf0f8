import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { dashboard } from '../../resources/dashboard';
import { fieldOf } from '../../core/defineResource';
import { safeUrl } from '../../core/safeUrl';
import { DescriptionList } from '../../components/DescriptionList';
import { LinkButton } from '../../components/LinkButton';
import { LogoutModal } from '../../components/LogoutModal';
import { Panel, Panels } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Cell } from '../../values/Cell';
import { ErrorAlert, StaleAlert } from '../../components/ErrorAlert';
import { useObject } from '../../data/useObject';
import { PhoneForm } from './PhoneForm';
import { ShareLink } from './ShareLink';

const details = [
  ['Sponsor code', 'user.sponserId'],
  ['User id', 'user.userId'],
  ['Name', 'user.name'],
] as const;

/** The height in px that is reserved for QR code, link and buttons, so that the layout doesn't shift. */
const SHARE_LINK_HEIGHT = 291;

export default function ProfileScreen() {
  const read = useObject(dashboard);
  const { value, error } = read;
  const [isConfirmingLogout, setIsConfirmingLogout] = useState(false);
  const cell = (key: string) => (
    <Cell field={fieldOf(dashboard, key)} row={value} loading={!value && !error} />
  );
  // A link that isn't safe is not shared (product.md, decision 17).
  const link = safeUrl(value?.url);
  const phoneNumber = value?.user?.phoneNumber;
  const saved = ['string', 'number'].includes(typeof phoneNumber) ? String(phoneNumber) : '';

  return (
    <Screen
      title="Profile"
      aside={
        <Flex wrap gap="small">
          <LinkButton size="large" to="/statement">
            Statement
          </LinkButton>
          <LinkButton size="large" to="/ticket">
            Ticket
          </LinkButton>
        </Flex>
      }
    >
      {error && !value && <ErrorAlert title="Your profile couldn't be loaded" read={read} />}
      {error && value && <StaleAlert what="your account data" read={read} />}
      <Panels minWidth={22.5}>
        <Panel title="Your account">
          <DescriptionList items={details.map(([label, key]) => [label, cell(key)])} />
        </Panel>
        <Panel title="Phone">
          <PhoneForm saved={value && saved} />
        </Panel>
        <Panel title="Referral">
          <Flex vertical gap="middle">
            <DescriptionList items={[['Referrals', cell('directsCount')]]} />
            {!value && !error && <div style={{ height: SHARE_LINK_HEIGHT }} />}
            {link && <ShareLink url={link} />}
            {value && !link && (
              <Alert
                showIcon
                type="info"
                role="note"
                title="We can't share your referral link: the server didn't send a safe one."
              />
            )}
          </Flex>
        </Panel>
      </Panels>
      <div>
        {/* The top bar's button leads to the log-in. */}
        <Button size="large" aria-label="Logout to the home page" onClick={() => setIsConfirmingLogout(true)}>
          Logout
        </Button>
      </div>
      {isConfirmingLogout && <LogoutModal to="/" onClose={() => setIsConfirmingLogout(false)} />}
    </Screen>
  );
}
