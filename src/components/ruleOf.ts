/** antd's rule over a check, which gives the words for what is wrong; '' where nothing is. */
export const ruleOf = (check: (value: string) => string) => ({
  validator: (_rule: unknown, value: string | undefined) => {
    const problem = check(value ?? '');
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  },
});
