import { ResourceRoutes } from '../../list/ResourceRoutes';
import { levelIncome } from '../../resources/levelIncome';
import { rewards } from '../../resources/rewards';
import { royalty } from '../../resources/royalty';

export default function BonusScreen() {
  return (
    <ResourceRoutes
      title="Bonus"
      routes={[
        { to: '/bonus', resource: levelIncome },
        { to: '/club', resource: rewards },
        { to: '/layalty', resource: royalty },
      ]}
    />
  );
}
