// Stands for a component that no screen uses (build/plugins.ts).
export default ({ children }) => children;

// Asked for by name beside FilterDropdown: the values of a column's filters, of which there are none.
export const flattenKeys = () => [];

// Beside ConfigProvider.config: the variables of its theme.
export const registerTheme = () => undefined;
