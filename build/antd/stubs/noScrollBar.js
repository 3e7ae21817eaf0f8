// Replaces the scroll bar measurement, which costs each table a layout calculation and a second render
// (build/antd/stubs.ts).
export const getTargetScrollBarSize = () => ({ width: 0, height: 0 });
