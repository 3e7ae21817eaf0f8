/** Returns a sentence for each problem of the page: a crash, a blank screen, a text such as 'NaN'. */
export function pageProblems(): string[] {
  const page = document.body;
  const html = page.innerHTML;
  const word = /undefined|NaN|\[object|Invalid Date/.exec(html);
  const screen = document.querySelector('#content') ?? page;
  return [
    ...(word ? [`it shows ${word[0]}: ${html.slice(Math.max(0, word.index - 80), word.index + 40)}`] : []),
    ...(/Unexpected Application Error|Page not found/.test(page.textContent) ? ['it crashed'] : []),
    ...(document.querySelector('h1')?.textContent ? [] : ['it has no heading']),
    ...(screen.textContent.trim().length < 10 ? ['it is blank'] : []),
    ...(document.querySelectorAll('.ant-message-notice-error').length > 1 ? ['it shows several toasts'] : []),
  ];
}
