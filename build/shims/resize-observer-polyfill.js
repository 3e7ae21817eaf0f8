// Every browser that the build targets has it.
export default globalThis.ResizeObserver;
