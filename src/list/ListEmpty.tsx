import { messages } from '../core/messages';
import { EmptyState } from '../components/EmptyState';

/** What stands where a list has no rows (product.md: Messages). */
export const ListEmpty = () => <EmptyState title={messages.noData} />;
