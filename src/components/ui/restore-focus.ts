/** Moves the focus from an element about to be removed to the one that opened it, or else to the page. */
export function restoreFocus({ from, to }: { from: HTMLElement; to: HTMLElement | null }) {
  if (from.contains(document.activeElement)) (to ?? document.getElementById('content'))?.focus({ preventScroll: true })
}

/** Returns the focus to what opened a dialog, or to the button of the menu that has closed around it since. */
export function returnFocus(opener: HTMLElement | null) {
  const menu = opener?.closest('details:not([open])')
  ;(menu?.querySelector('summary') ?? opener)?.focus()
}
