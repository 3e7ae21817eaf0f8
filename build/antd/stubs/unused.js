// Replaces a component that no screen uses (build/antd/stubs.ts).
export default ({ children }) => children;

// FilterDropdown's module also exports this function. No column has filters, so there are no keys.
export const flattenKeys = () => [];
