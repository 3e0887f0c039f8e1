import { randomBytes, randomInt } from 'node:crypto'

export type Visitor = ReturnType<typeof newVisitor>

/** A visitor whose name, address and words occur nowhere else, so that every trace of them can be found. */
export function newVisitor() {
  const mark = randomBytes(4).toString('hex')
  return {
    firstName: 'Zephyrine',
    lastName: 'Quillfeather',
    email: `zephyrine.${mark}@example.com`,
    // From the range that Ofcom keeps free for drama.
    phone: `07700 900${String(randomInt(1000)).padStart(3, '0')}`,
    postcode: 'BA2 4QF',
    words: `Vermilion marmalade, twice. <b>${mark}</b> & "co".`,
  }
}

/** Whether an address holds anything that a visitor typed. */
export function tellsOfVisitor(url: string): boolean {
  return /zephyrine|quillfeather|7700.?900|BA2.?4QF|vermilion/i.test(decodeURIComponent(url).replaceAll('+', ' '))
}
