// Replaces the polyfill: every target browser has ResizeObserver. Node has none, and prerendering observes nothing.
export default globalThis.ResizeObserver ?? class {};
