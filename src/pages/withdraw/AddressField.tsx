import { Form } from 'antd';
import { AddressInput } from './AddressInput';
import type { KeptBook } from './useAddressBook';
import { orderRule } from './useWithdrawForm';

interface AddressFieldProps {
  readonly kept: KeptBook | undefined;
  readonly locked: boolean;
  readonly onLeave: () => void;
  readonly onManage: () => void;
}

/** The address of a withdrawal: typed, pasted or chosen by its name, and compared with those that have one. */
export const AddressField = ({ kept, locked, onLeave, onManage }: AddressFieldProps) => (
  <Form.Item name="walletAddress" label="Wallet address" rules={[orderRule('walletAddress')]}>
    <AddressInput readOnly={locked} onBlur={onLeave} {...(kept && { book: kept.value.saved, onManage })} />
  </Form.Item>
);
