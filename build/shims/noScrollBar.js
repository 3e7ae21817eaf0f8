// Stands for what measures a scroll bar: a table lays the page out for it, and is drawn anew (build/plugins.ts).
export const getTargetScrollBarSize = () => ({ width: 0, height: 0 });
