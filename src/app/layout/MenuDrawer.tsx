import { OpenDrawer } from '../../components/OpenDrawer';
import { SideMenu } from './Menus';

export default function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <OpenDrawer title="Menu" placement="left" size="min(17.5rem, 100vw)" onClose={onClose}>
      <SideMenu onNavigate={onClose} />
    </OpenDrawer>
  );
}
