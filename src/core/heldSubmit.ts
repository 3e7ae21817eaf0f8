/** Told to the window once the portal's code handles its forms. */
const TAKEN_OVER = 'takenover';

/** Until then a form that is sent waits for it; the browser would send it itself. */
export function holdSubmits(window: Window) {
  const hold = (event: Event) => {
    event.preventDefault();
    window.document.documentElement.dataset.sent = (event.target as HTMLFormElement).id;
  };
  window.addEventListener('submit', hold);
  window.addEventListener(TAKEN_OVER, () => window.removeEventListener('submit', hold), { once: true });
}

/** Ends that, and tells whether the form of this id has waited. */
export function takeHeldSubmit(window: Window, id: string): boolean {
  window.dispatchEvent(new Event(TAKEN_OVER));
  const { dataset } = window.document.documentElement;
  if (dataset.sent !== id) return false;
  delete dataset.sent;
  return true;
}
