/** Nothing inside a folded part can take the focus. */
export function focusField(selector: string): void {
  const field = document.querySelector<HTMLElement>(selector)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}
