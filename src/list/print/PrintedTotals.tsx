export { TotalsBar as default } from '../tools/TotalsBar';
