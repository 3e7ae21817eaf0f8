/** The window event that the portal sends once it handles its forms. */
const TAKEN_OVER = 'takenover';

/** Holds form submissions until the `takenover` event; the browser would otherwise submit the form itself. */
export function holdSubmits(window: Window) {
  const hold = (event: Event) => {
    event.preventDefault();
    window.document.documentElement.dataset.sent = (event.target as HTMLFormElement).id;
  };
  window.addEventListener('submit', hold);
  window.addEventListener(TAKEN_OVER, () => window.removeEventListener('submit', hold), { once: true });
}

/** Stops holding submissions. Returns whether the form with this ID was submitted meanwhile. */
export function takeHeldSubmit(window: Window, id: string): boolean {
  window.dispatchEvent(new Event(TAKEN_OVER));
  const { dataset } = window.document.documentElement;
  if (dataset.sent !== id) return false;
  delete dataset.sent;
  return true;
}
