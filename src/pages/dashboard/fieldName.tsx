import { WalletName } from '../../components/WalletName';
import type { Field } from '../../core/defineResource';
import { hasNote } from '../../core/walletNotes';

/** The title of a figure; that of a wallet or a sum has a tip that says what it is (product.md: Values). */
export const fieldName = ({ key, title }: Field) =>
  hasNote(key) ? <WalletName name={title} wallet={key} /> : title;
