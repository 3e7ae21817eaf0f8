import { CheckCircleOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { EmptyState } from '../../components/EmptyState';
import { LinkButton } from '../../components/LinkButton';
import { Screen } from '../../components/Screen';

/** A tick as large as the icon of antd's Result, centred in the space that antd's Empty reserves for an image. */
const tick = (
  <Flex justify="center" align="center" style={{ height: '100%' }}>
    <CheckCircleOutlined aria-hidden style={{ fontSize: '4.5rem', color: 'var(--ant-color-primary)' }} />
  </Flex>
);

/** Renders the confirmation that the server received a request (product.md: Success). */
export default function SuccessScreen() {
  return (
    <Screen title="Success">
      <EmptyState
        image={tick}
        title="We received your request"
        actions={
          <Flex wrap gap="small" justify="center">
            <LinkButton size="large" type="primary" to="/dashboard">
              Home
            </LinkButton>
            <LinkButton size="large" to="/tranctattion">
              Transactions
            </LinkButton>
          </Flex>
        }
      >
        You'll see the result in Transactions once it's processed.
      </EmptyState>
    </Screen>
  );
}
