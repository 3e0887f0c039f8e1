/** Whether two texts differ at most in case and in leading, trailing or repeated spaces. */
export function alike(one: string, other: string): boolean {
  return skimmed(one) === skimmed(other)
}

const skimmed = (text: string) => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
