import { ResourceRoutes } from '../../list/ResourceRoutes';
import { directTeam } from '../../resources/directTeam';
import { teamLevels } from '../../resources/teamLevels';

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
