import { useState } from 'react';
import { activations } from '../../resources/activations';
import type { packages } from '../../resources/packages';
import type { ReceivedRow } from '../../core/defineResource';
import { useWrite, type Write } from '../../data/useWrite';

/** A package as the server sent it; undefined while packages load or if no package is chosen. */
export type Package = ReceivedRow<typeof packages>;

/** Returns the package id that an activation sends; undefined if the row has none. */
export const idOf = (row: Package): string | number | undefined => {
  const id = row?._id;
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? id : undefined;
};

interface ActivationForm extends Pick<Write, 'failure' | 'response'> {
  /** The package in the confirmation dialog; undefined while the dialog is closed. */
  readonly chosen: Package;
  /** Opens the confirmation dialog for a package; undefined closes the dialog. */
  readonly choose: (row: Package) => void;
  /** The package of the last successful activation, until the next activation starts or `chooseAnother` is called. */
  readonly activated: Package;
  /** Whether an activation request is pending. */
  readonly isActivating: boolean;
  /** Returns whether the pending activation request sends this package. */
  readonly isRequested: (row: Package) => boolean;
  /** Closes the dialog and sends the chosen package. */
  readonly activate: () => void;
  readonly chooseAnother: () => void;
}

/** Returns the state and actions of an activation: the chosen package, the request and its result (decision 10). */
export function useActivationForm(): ActivationForm {
  const { pending, failure, response, send } = useWrite(activations);
  const [chosen, choose] = useState<Package>();
  const [requested, setRequested] = useState<Package>();
  const [activated, setActivated] = useState<Package>();
  const isActivating = pending !== undefined;

  const activate = () => {
    const id = idOf(chosen);
    if (id === undefined) return;
    choose(undefined);
    setRequested(chosen);
    setActivated(undefined);
    void send('create', { id }).then((outcome) => {
      if (outcome === 'succeeded') setActivated(chosen);
    });
  };

  return {
    chosen,
    choose,
    activated,
    failure,
    response,
    isActivating,
    isRequested: (row) => isActivating && row === requested,
    activate,
    chooseAnother: () => setActivated(undefined),
  };
}
