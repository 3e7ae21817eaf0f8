// Replaces the hook for row selection, which no list has (build/antd/stubs.ts).
const none = new Set();
const unchanged = (columns) => columns;

export default () => [unchanged, none];

// The table exports these as its own properties.
export const SELECTION_COLUMN = {};
export const SELECTION_ALL = '';
export const SELECTION_INVERT = '';
export const SELECTION_NONE = '';
