// Stands for the hook by which a table's rows are selected, which no list lets members do (build/plugins.ts).
const none = new Set();
const asTheyAre = (columns) => columns;

export default () => [asTheyAre, none];

// The table hands these on under its own name.
export const SELECTION_COLUMN = {};
export const SELECTION_ALL = '';
export const SELECTION_INVERT = '';
export const SELECTION_NONE = '';
