// Every target browser has ResizeObserver; prerendering (build/prerender) observes nothing.
export default globalThis.ResizeObserver ?? class {};
