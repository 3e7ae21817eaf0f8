import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DepositAddress } from '../../../src/pages/deposit/DepositScreen';

it.each([
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'EVM address'],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TRON address'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'Address'],
])(
  'the deposit address %s is named "%s", and the note refers to support for the network',
  (address, name) => {
    render(
      <MemoryRouter>
        <DepositAddress address={address} />
      </MemoryRouter>,
    );
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(/Check with support which network to use/);
    expect(screen.getByRole('link', { name: 'support' })).toHaveAttribute('href', '/ticket');
  },
);
