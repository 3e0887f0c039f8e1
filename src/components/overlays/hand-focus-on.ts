/** What is about to go away gives the focus, if it has it, to what opened it, or else to the page itself. */
export function handFocusOn({ from, to }: { from: HTMLElement; to: HTMLElement | null }) {
  if (from.contains(document.activeElement)) (to ?? document.getElementById('content'))?.focus({ preventScroll: true })
}
