/** Elements inside a collapsed section cannot be focused. */
export function focusField(selector: string): void {
  const field = document.querySelector<HTMLElement>(selector)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}
