import { listLaws } from './listLaws';
import type { ProviderLaw } from './law';
import { otherLaws } from './otherLaws';

/** Every promise that a data provider of this contract keeps, for each resource it concerns. */
export const providerLaws: readonly ProviderLaw[] = [...listLaws, ...otherLaws];
