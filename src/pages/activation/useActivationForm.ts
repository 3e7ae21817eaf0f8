import { useState } from 'react';
import { activations } from '../../resources/activations';
import { pick } from '../../core/defineResource';
import { useWrite, type Write } from '../../list/useWrite';

/** What a package is bought by; a row without one cannot be. */
export const idOf = (row: unknown): string | number | undefined => {
  const id = pick(row, '_id');
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? id : undefined;
};

interface ActivationForm extends Pick<Write, 'failure' | 'answered'> {
  /** The package that the dialog asks about; undefined while none is chosen. */
  readonly chosen: unknown;
  /** undefined closes the dialog. */
  readonly choose: (row: unknown) => void;
  /** The last package that the server took, until another one is begun. */
  readonly activated: unknown;
  /** An activation is under way. */
  readonly waiting: boolean;
  /** Whether it is under way with this package. */
  readonly isOrdered: (row: unknown) => boolean;
  /** Sends the chosen package. */
  readonly activate: () => void;
  readonly chooseAnother: () => void;
}

/** The choice of a package whole: what was chosen, the one request, and what came of it (decision 10). */
export function useActivationForm(): ActivationForm {
  const { pending, failure, answered, send } = useWrite(activations);
  const [chosen, choose] = useState<unknown>();
  const [ordered, order] = useState<unknown>();
  const [activated, setActivated] = useState<unknown>();
  const waiting = pending !== undefined;

  const activate = () => {
    choose(undefined);
    order(chosen);
    setActivated(undefined);
    void send('create', { id: idOf(chosen) }).then((outcome) => {
      if (outcome === 'worked') setActivated(chosen);
    });
  };

  return {
    chosen,
    choose,
    activated,
    failure,
    answered,
    waiting,
    isOrdered: (row) => waiting && row === ordered,
    activate,
    chooseAnother: () => setActivated(undefined),
  };
}
