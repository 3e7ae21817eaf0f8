/** Returns an antd rule for a check that returns an error message, or '' for a valid value. */
export const toFormRule = (check: (value: string) => string) => ({
  validator: (_rule: unknown, value: string | undefined) => {
    const problem = check(value ?? '');
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  },
});
