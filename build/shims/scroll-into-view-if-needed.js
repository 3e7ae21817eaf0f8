// What antd's forms ask for, which every browser of ours does by itself: block 'nearest' moves nothing that is in view.
export default (node, { behavior, block, inline }) => node.scrollIntoView({ behavior, block, inline });
