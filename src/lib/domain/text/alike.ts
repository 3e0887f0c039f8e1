/** Whether two texts read the same to somebody who skims them: spaces at their ends, doubled spaces and capitals don’t tell them apart. */
export function alike(one: string, other: string): boolean {
  return skimmed(one) === skimmed(other)
}

const skimmed = (text: string) => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
