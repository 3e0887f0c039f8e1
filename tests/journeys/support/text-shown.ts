/** The text of `main`, whether or not it has been laid out yet, without drawings and what is closed. */
export function textShown(main: Element): string {
  const hidden = '[aria-hidden=true], .sr-only, .hidden, select, script, noscript, [popover], details:not([open]) > :not(summary)'
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const shown: string[] = []
  while (texts.nextNode()) {
    const { currentNode } = texts
    if (!currentNode.parentElement?.closest(hidden)) shown.push(currentNode.textContent ?? '')
  }
  return shown.join(' ')
}
