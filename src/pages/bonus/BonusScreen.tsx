import { ResourceRoutes } from '../../list/ResourceRoutes';
import { levelIncome } from '../../resources/levelIncome';
import { rewards } from '../../resources/rewards';
import { royalty } from '../../resources/royalty';

/** Renders the income from the member's team: three lists, one for each kind of income (product.md: Bonus). */
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
