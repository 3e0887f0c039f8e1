const LENGTHS = [8, 12, 13, 14]

/** Whether a text is a GTIN of 8, 12, 13 or 14 digits, of which the last one checks the others. */
export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false
  // Every second digit counts three times, from the one before the check digit backwards.
  const sum = [...text].reduceRight((total, digit, index) => {
    const weight = (text.length - 1 - index) % 2 === 0 ? 1 : 3
    return total + weight * Number(digit)
  }, 0)
  return sum % 10 === 0
}
