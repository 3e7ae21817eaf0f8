import { ResourceRoutes } from '../../list/ResourceRoutes';
import { directTeam } from '../../resources/directTeam';
import { teamLevels } from '../../resources/teamLevels';

/**
 * Renders the member's team by level, and the list of people who joined with the member's referral code (product.md:
 * Team).
 */
export default function TeamScreen() {
  return (
    <ResourceRoutes
      title="Team"
      routes={[
        { label: 'Team', to: '/team', resource: teamLevels },
        { label: 'Direct Team', to: '/direct', resource: directTeam },
      ]}
    />
  );
}
