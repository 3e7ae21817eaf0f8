import { messages } from '../core/messages';
import { EmptyState } from '../components/EmptyState';

/** What stands where a list has no rows (SPEC §8). */
export const ListEmpty = () => <EmptyState title={messages.noData} />;
