/** A ref callback that focuses an element when it mounts. Give the element `tabIndex={-1}`. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
