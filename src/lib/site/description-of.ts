/** Characters that search engines show of a description. */
export const MAX_DESCRIPTION = 160

/** What search engines show of a page: what it is about, then as many of the further sentences as fit, each whole. */
export function descriptionOf({ about, further }: { about: string; further: readonly string[] }): string {
  return further.reduce(
    (said, sentence) => (said.length + 1 + sentence.length > MAX_DESCRIPTION ? said : `${said} ${sentence}`),
    about,
  )
}
