// Replaces a component that no screen uses (build/antd/stubs.ts).
export default ({ children }) => children;

// A named export next to FilterDropdown: the values of a column's filters, which no column has.
export const flattenKeys = () => [];

// An import for ConfigProvider.config: the variables of its theme.
export const registerTheme = () => undefined;
