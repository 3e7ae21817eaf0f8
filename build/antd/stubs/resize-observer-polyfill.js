// Replaces the polyfill: every target browser has ResizeObserver. Node has no ResizeObserver, but prerendering
// observes nothing.
export default globalThis.ResizeObserver ?? class {};
