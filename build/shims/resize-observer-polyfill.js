// Every browser that the build targets has it; where pages are drawn at build (build/prerender) nothing is observed.
export default globalThis.ResizeObserver ?? class {};
