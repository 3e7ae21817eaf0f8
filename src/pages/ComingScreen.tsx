import type { ReactNode } from 'react';
import { Ledger } from '../ledger/Ledger';
import type { ListResource } from '../shared/defineResource';
import { Notice } from '../ui/Notice';
import { Screen } from './Screen';

interface ComingScreenProps {
  readonly title: string;
  /** What the screen will be for. */
  readonly children: ReactNode;
  /** The list of the screen, where that part works already. */
  readonly list?: ListResource;
}

/** Says plainly that a screen's form is not built yet, and shows the list that belongs to it. */
export function ComingScreen({ title, children, list }: ComingScreenProps) {
  return (
    <Screen title={title}>
      <Notice title="Not ready yet">{children}</Notice>
      {list && <Ledger resource={list} heading={list.title} />}
    </Screen>
  );
}
