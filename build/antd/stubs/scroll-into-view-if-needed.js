// Replaces the package, which antd's forms import, with the browser's own method. With block 'nearest', the method does
// not scroll if the element is already visible.
export default (node, { behavior, block, inline }) => node.scrollIntoView({ behavior, block, inline });
