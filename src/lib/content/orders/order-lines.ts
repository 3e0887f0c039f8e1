import { VAT_PERCENT } from '@/lib/domain/catalogue/delivered-price'
import { linePence } from '@/lib/domain/shop/cart-totals'
import { poundsAndPence } from '@/lib/format/pounds'

import type { DocumentSection } from '../document-section'

type Line = { name: string; quantity: number; eachPence: number }

type Charged = { title: string; text?: string[]; lines: readonly Line[]; totalPence: number; vatPence: number }

/** What is charged or credited, line by line, with its VAT. */
export function amountsPart({ title, text = [], lines, totalPence, vatPence }: Charged): DocumentSection {
  return {
    title,
    text,
    table: {
      columns: [
        { heading: 'Item' },
        { heading: 'Quantity', isFigure: true },
        { heading: 'Each with VAT', isFigure: true },
        { heading: 'Amount', isFigure: true },
      ],
      rows: [
        ...lines.map((line) => [
          line.name,
          String(line.quantity),
          poundsAndPence(line.eachPence),
          poundsAndPence(linePence(line)),
        ]),
        ['Total including VAT', '', '', poundsAndPence(totalPence)],
        ['Excluding VAT', '', '', poundsAndPence(totalPence - vatPence)],
        [`VAT at ${VAT_PERCENT}%`, '', '', poundsAndPence(vatPence)],
      ],
    },
  }
}

type Ordered = Pick<Charged, 'title' | 'text'> & { order: Omit<Charged, 'title' | 'text'> & { deliveryPence: number } }

/** The items of an order and their delivery. */
export const linesPart = ({ title, text, order }: Ordered): DocumentSection => {
  const { lines, deliveryPence, totalPence, vatPence } = order
  return amountsPart({
    title,
    text,
    lines: [...lines, { name: 'Delivery', quantity: 1, eachPence: deliveryPence }],
    totalPence,
    vatPence,
  })
}
