/** The label of an option: '' where nothing is chosen. A value that no option has, or has any more, stands for itself. */
export function labelOf(options: readonly { value: string; label: string }[], value = ''): string {
  return options.find((option) => option.value === value)?.label ?? value
}
