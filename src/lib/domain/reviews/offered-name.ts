/** 'A. L., Devizes': the name offered to a customer for a review. */
export function offeredName({ name, town }: { name: string; town: string }): string {
  const initials = name
    .split(/\s+/)
    .flatMap((word) => /^\p{L}/u.exec(word)?.[0].toUpperCase() ?? [])
    .map((letter) => `${letter}.`)
  return [initials.join(' '), town.trim()].filter(Boolean).join(', ')
}
