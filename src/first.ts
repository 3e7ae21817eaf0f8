/**
 * Runs before a prerendered page is painted, as a script of its own: nobody sees the scheme that they did not choose,
 * or a page that is not the one they will get.
 */
import { markChosenScheme } from './core/chosenScheme';
import { markUnfit } from './core/prerendered';

markChosenScheme(document);
markUnfit(window);
// A form that is sent before the code is here waits for it (pages/auth/AuthForm); the browser would send it itself.
addEventListener('submit', (event) => {
  event.preventDefault();
  document.documentElement.dataset.sent = (event.target as HTMLFormElement).id;
});
