/** The label of an option, or '' for none. An unknown or retired value is returned as is. */
export function labelOf(options: readonly { value: string; label: string }[], value = ''): string {
  return options.find((option) => option.value === value)?.label ?? value
}
