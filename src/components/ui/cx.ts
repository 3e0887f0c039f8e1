/** Joins class names, leaving out what is false or undefined. */
export function cx(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
