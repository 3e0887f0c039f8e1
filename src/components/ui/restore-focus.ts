/** Moves the focus from an element about to be removed to the one that opened it, or else to the page. */
export function restoreFocus({ from, to }: { from: HTMLElement; to: HTMLElement | null }) {
  if (from.contains(document.activeElement)) (to ?? document.getElementById('content'))?.focus({ preventScroll: true })
}
