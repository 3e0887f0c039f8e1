/** Length at which search engines truncate a description. */
export const MAX_DESCRIPTION = 160

/** A meta description: `about`, then as many whole `further` sentences as fit. */
export function descriptionOf({ about, further }: { about: string; further: readonly string[] }): string {
  return further.reduce(
    (text, sentence) => (text.length + 1 + sentence.length > MAX_DESCRIPTION ? text : `${text} ${sentence}`),
    about,
  )
}
