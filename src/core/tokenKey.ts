/** Where this browser keeps the member's token; scripts that run before the portal look whether there is one. */
export const TOKEN_KEY = 'token';
