import { TitledDrawer } from '../../components/TitledDrawer';
import { tabPaths } from './MainMenu';
import { SideMenu } from './SideMenu';

interface MenuDrawerProps {
  readonly onClose: () => void;
}

/** Renders the sidebar as a drawer on small screens. The layout loads it lazily as `LazyMenuDrawer`. */
export default function MenuDrawer({ onClose }: MenuDrawerProps) {
  return (
    <TitledDrawer title="Menu" placement="left" width={280} onClose={onClose}>
      {/* The tab bar already marks the current tab. */}
      <SideMenu markedElsewhere={tabPaths} onNavigate={onClose} />
    </TitledDrawer>
  );
}
