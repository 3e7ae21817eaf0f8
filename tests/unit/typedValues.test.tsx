import { expect, it } from 'vitest';
import { typedValues } from '../../src/pages/auth/AuthForm';

const boxes = (...values: string[]) => values.map((value) => `<input value="${value}">`).join('');
const fields = (email: string, ...code: string[]) => {
  document.body.innerHTML = `<input id="code_email" value="${email}"><div id="code_code">${boxes(...code)}</div>`;
};
const typed = () => typedValues('code', { email: '', code: ['', '', ''], other: '' });

it('text typed into a prerendered form before its code loaded is found unless the form state has it', () => {
  fields('', '', '', '');
  expect(typed()).toEqual({});
  fields('a@b.test', '', '', '');
  expect(typed()).toEqual({ email: 'a@b.test' });
  expect(typedValues('code', { email: 'a@b.test' })).toEqual({});
  expect(typedValues('login', { email: '' })).toEqual({});
});

it('digits typed into a prerendered page before its code loaded are spread over the boxes', () => {
  fields('', '', '7', '');
  expect(typed()).toEqual({ code: ['', '7', ''] });
  fields('', '12 3', '', '');
  expect(typed()).toEqual({ code: ['1', '2', '3'] });
  fields('', '12345', '', '');
  expect(typed()).toEqual({ code: ['1', '2', '3'] });
  fields('', 'x', '', '');
  expect(typed()).toEqual({ code: ['', '', ''] });
});
