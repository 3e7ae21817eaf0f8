import { listLaws } from './listLaws';
import type { ProviderLaw } from './law';
import { otherLaws } from './otherLaws';

/** Every rule that a data provider must keep for each resource that the rule applies to. */
export const providerLaws: readonly ProviderLaw[] = [...listLaws, ...otherLaws];
