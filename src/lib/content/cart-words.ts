import { poundsAndPence } from '@/lib/format/pounds'

type WordedLine = { name: string; quantity: number; eachPence: number }

const START = 'Basket: '

/** A cart as one line of a message: 'Basket: 4 × Powerboard S 225W at £289.00 each.' */
export function cartInWords(lines: readonly WordedLine[]): string {
  const items = lines.map(
    ({ name, quantity, eachPence }) => `${quantity} × ${name} at ${poundsAndPence(eachPence)} each`,
  )
  return `${START}${items.join('; ')}.`
}

/** Whether a line of a message is a cart in words. */
export const isCartInWords = (line: string): boolean => line.startsWith(START)
