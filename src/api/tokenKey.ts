/** The localStorage key of the access token. Scripts that run before the portal check whether it exists. */
export const TOKEN_KEY = 'token';
