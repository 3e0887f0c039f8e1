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

/** A message with this cart as its first line, in place of an earlier one. */
export function messageWithCart(message: string, lines: readonly WordedLine[]): string {
  const others = message.split('\n').filter((line) => !line.startsWith(START))
  return [cartInWords(lines), ...others].join('\n').trimEnd()
}
