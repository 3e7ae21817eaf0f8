// Runs before every other script of a page. Records the page's errors, and counts its changes and pending requests.
{
  const collected = (window.collected = { errors: [], changes: 0, pending: 0 });
  // Add the message to the stack, because only Chromium's stacks begin with the message.
  const describe = (value) => `${value} ${value?.stack?.split('\n', 2).join(' ') ?? ''}`;
  const keep = (kind, ...values) => collected.errors.push(`${kind}: ${values.map(describe).join(' ')}`);
  addEventListener('error', ({ message, error }) => keep('uncaught error', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => keep('unhandled rejection', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    // Ignore blocked prefetches, without which the page works: Firefox blocks them because of default-src.
    const prefetched = [...document.querySelectorAll('link[rel=prefetch]')].map(({ href }) => href);
    if (!prefetched.includes(blockedURI)) keep('content security policy', violatedDirective, blockedURI);
  });
  const { error } = console;
  console.error = (...values) => {
    keep('console.error', ...values);
    error.apply(console, values);
  };

  const change = () => void collected.changes++;
  new MutationObserver(change).observe(document, { childList: true, subtree: true });
  new PerformanceObserver(change).observe({ type: 'resource' });
  const fetch = window.fetch.bind(window);
  window.fetch = (...args) => {
    collected.pending++;
    return fetch(...args).finally(() => collected.pending--);
  };
}
