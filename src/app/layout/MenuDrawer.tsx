import { TitledDrawer } from '../../components/TitledDrawer';
import { SideMenu } from './SideMenu';

/** Renders the sidebar as a drawer on small screens. The layout loads it lazily as `LazyMenuDrawer`. */
export default function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <TitledDrawer title="Menu" placement="left" width={280} onClose={onClose}>
      <SideMenu onNavigate={onClose} />
    </TitledDrawer>
  );
}
