/** Whether two texts differ at most in case and in leading, trailing or repeated spaces. */
export function alike(one: string, other: string): boolean {
  return normalised(one) === normalised(other)
}

const normalised = (text: string) => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
