import { ResourceRoutes } from '../../list/ResourceRoutes';
import { directTeam } from '../../resources/directTeam';
import { teamLevels } from '../../resources/teamLevels';

export default function TeamScreen() {
  return (
    <ResourceRoutes
      title="Team"
      routes={[
        { to: '/team', resource: teamLevels },
        { to: '/direct', resource: directTeam },
      ]}
    />
  );
}
