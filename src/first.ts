/**
 * Runs as a separate script before a prerendered page is painted, so that the wrong colour scheme or the wrong page
 * is never visible.
 */
import { markChosenScheme } from './core/chosenScheme';
import { holdSubmits } from './core/heldSubmit';
import { markUnfit } from './core/prerendered';

markChosenScheme(document);
markUnfit(window);
// Holds submissions until pages/auth/AuthForm handles them.
holdSubmits(window);
