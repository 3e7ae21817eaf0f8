/**
 * Runs before a prerendered page is painted, as a script of its own: nobody sees the scheme that they did not choose,
 * or a page that is not the one they will get.
 */
import { markChosenScheme } from './core/chosenScheme';
import { holdSubmits } from './core/heldSubmit';
import { markUnfit } from './core/prerendered';

markChosenScheme(document);
markUnfit(window);
// Until pages/auth/AuthForm is here.
holdSubmits(window);
