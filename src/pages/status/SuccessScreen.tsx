import { CheckCircleOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice';
import { Screen } from '../../components/Screen';

/** A plain result (SPEC §2 /success, whose layout is not shown; DESIGN decision 11). */
export function SuccessScreen() {
  return (
    <Screen title="Success">
      <Notice
        icon={<CheckCircleOutlined />}
        title="Your request has been received"
        actions={
          <>
            <Link to="/dashboard">Home</Link>
            <Link to="/tranctattion">Transactions</Link>
          </>
        }
      >
        What became of it stands in your ledgers as soon as the server has carried it out.
      </Notice>
    </Screen>
  );
}
