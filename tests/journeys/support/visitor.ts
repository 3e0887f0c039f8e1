import { randomBytes } from 'node:crypto'

/** Every worker counts in its own range, so that no two visitors of a run share a number. */
const NUMBERS_OF_A_WORKER = 100
let made = 0
const nextNumber = () => (Number(process.env.TEST_WORKER_INDEX ?? 0) * NUMBERS_OF_A_WORKER + made++) % 1000

export type Visitor = ReturnType<typeof newVisitor>

/** A visitor with a unique name, email address and text, so that every trace of them can be found. */
export function newVisitor() {
  const mark = randomBytes(4).toString('hex')
  return {
    firstName: 'Zephyrine',
    lastName: 'Quillfeather',
    email: `zephyrine.${mark}@example.com`,
    // From the range that Ofcom reserves for drama.
    phone: `07700 900${String(nextNumber()).padStart(3, '0')}`,
    postcode: 'BA2 4QF',
    words: `Vermilion marmalade, twice. <b>${mark}</b> & "co".`,
  }
}

/** Whether a URL contains anything that a visitor entered. */
export function revealsVisitor(url: string): boolean {
  return /zephyrine|quillfeather|7700.?900|BA2.?4QF|vermilion/i.test(decodeURIComponent(url).replaceAll('+', ' '))
}
