import { post } from '../core/call';
import { isRecord } from '../core/isRecord';
import { envelope } from '../core/schema';

const text = { type: 'string', minLength: 1 } as const;
const withToken = { type: 'object', properties: { token: text }, required: ['token'] } as const;

/** The values of `type` in a `resendOtp` request: why the server should e-mail a code. */
export const codeReasons = { reset: 'Forgetotp', verification: 'resendOtp' } as const;

/** The calls that belong to no resource. `contract/calls` lists all 39 calls. */
export const endpoints = {
  signUp: post('api/user/signUp', {
    email: 'email',
    password: 'secret',
    phoneNumber: 'text',
    name: 'text',
    sponserId: 'text',
    traderId: 'text',
  }),
  signIn: post('api/user/signIn', { email: 'email', password: 'secret' }),
  verify: post('api/user/verify', { email: 'email', otp: 'code' }),
  verifySignIn: post(
    'api/user/verifySignIn',
    { email: 'email', otp: 'code' },
    {
      ...envelope(),
      anyOf: [
        withToken,
        { type: 'object', properties: { data: { anyOf: [text, withToken] } }, required: ['data'] },
      ],
    },
  ),
  resendOtp: post('api/user/resendOtp', {
    email: 'email',
    type: { valueType: 'text', oneOf: Object.values(codeReasons) },
  }),
  forgotePassword: post('api/user/forgotePassword', {
    email: 'email',
    password: 'secret',
    otp: 'code',
    confirmpassword: 'secret',
  }),
} as const;

/** Returns the texts that may be the token of a `verifySignIn` response, the first choice first. */
export const tokensOf = ({ token, data }: Readonly<Record<string, unknown>>): string[] =>
  [token, isRecord(data) ? data.token : data].filter(
    (value): value is string => typeof value === 'string' && value !== '',
  );
