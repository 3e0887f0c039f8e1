/** Words in the text of `main`, whether or not it has been laid out yet. */
export function wordsShown(main: Element): number {
  const hidden = '[aria-hidden=true], .sr-only, .hidden, select, script, [popover], details:not([open]) > :not(summary)'
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  let words = 0
  while (texts.nextNode()) {
    const { currentNode } = texts
    if (currentNode.parentElement?.closest(hidden)) continue
    words += (currentNode.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
  }
  return words
}
