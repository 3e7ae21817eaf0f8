import { CheckCircleFilled } from '@ant-design/icons';
import { Flex, Result } from 'antd';
import { LinkButton } from '../../components/LinkButton';
import { Screen } from '../../components/Screen';

export default function SuccessScreen() {
  return (
    <Screen title="Success">
      <Result
        // Not the status "success", whose green means profit in the portal.
        icon={<CheckCircleFilled aria-hidden />}
        title="We received your request"
        subTitle="You'll see the result in Transactions once it's processed."
        extra={
          <Flex wrap gap="small" justify="center">
            <LinkButton size="large" type="primary" to="/dashboard">
              Home
            </LinkButton>
            <LinkButton size="large" to="/tranctattion">
              Transactions
            </LinkButton>
          </Flex>
        }
      />
    </Screen>
  );
}
