// Replaces the hook for row selection, which no list has (build/antd/stubs.ts).
const none = new Set();
const unchanged = (columns) => columns;

export default () => [unchanged, none];

// antd's Table exposes these constants as static properties.
export const SELECTION_COLUMN = {};
export const SELECTION_ALL = '';
export const SELECTION_INVERT = '';
export const SELECTION_NONE = '';
