import { expect, it } from 'vitest';
import { typedValues } from '../../../src/pages/auth/typedValues';

/** Renders a form with the texts of React, as attributes, and sets other texts without an event. */
const fields = (email: string, ...code: string[]) => {
  const boxes = code.map(() => '<input value="">').join('');
  document.body.innerHTML = `<input id="code_email" value=""><div id="code_code">${boxes}</div>`;
  const inputs = document.querySelectorAll('input');
  for (const [index, text] of [email, ...code].entries()) if (inputs[index]) inputs[index].value = text;
};
const typed = () => typedValues('code', { email: '', code: ['', '', ''], other: '' });

it('text typed before the code of a form loaded, or set without an event, is found unless the form state has it', () => {
  fields('', '', '', '');
  expect(typed()).toEqual({});
  fields('a@b.test', '', '', '');
  expect(typed()).toEqual({ email: 'a@b.test' });
  expect(typedValues('code', { email: 'a@b.test' })).toEqual({});
  expect(typedValues('login', { email: '' })).toEqual({});
});

it('a text that React has rendered is not taken for a typed one, even if the form state has changed since', () => {
  document.body.innerHTML = '<input id="code_email" value="a@b.test">';
  expect(typedValues('code', { email: 'c@d.test' })).toEqual({});
});

it('the input whose event is being handled is left to its own handler', () => {
  fields('a@b.test', '1', '', '');
  const [email] = document.querySelectorAll('input');
  expect(typedValues('code', { email: '', code: ['', '', ''] }, email)).toEqual({ code: ['1', '', ''] });
});

it('digits typed into the boxes of a code are spread over the boxes', () => {
  fields('', '', '7', '');
  expect(typed()).toEqual({ code: ['', '7', ''] });
  fields('', '12 3', '', '');
  expect(typed()).toEqual({ code: ['1', '2', '3'] });
  fields('', '12345', '', '');
  expect(typed()).toEqual({ code: ['1', '2', '3'] });
  fields('', '٧', '', '');
  expect(typed()).toEqual({ code: ['7', '', ''] });
  fields('', '9', '123456', '');
  expect(typed()).toEqual({ code: ['1', '2', '3'] });
  fields('', 'x', '', '');
  expect(typed()).toEqual({ code: ['', '', ''] });
});
