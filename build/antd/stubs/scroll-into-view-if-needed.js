// antd's forms import this, but all target browsers do it natively: block 'nearest' does not move visible elements.
export default (node, { behavior, block, inline }) => node.scrollIntoView({ behavior, block, inline });
