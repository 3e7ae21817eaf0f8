import { ResourceRoutes } from '../../list/ResourceRoutes';
import { levelIncome } from '../../resources/levelIncome';
import { rewards } from '../../resources/rewards';
import { royalty } from '../../resources/royalty';

export default function BonusScreen() {
  return (
    <ResourceRoutes
      title="Bonus"
      routes={[
        { label: 'Level Income', to: '/bonus', resource: levelIncome },
        { label: 'Rewards Bonus', to: '/club', resource: rewards },
        { label: 'Royalty Bonus', to: '/layalty', resource: royalty },
      ]}
    />
  );
}
