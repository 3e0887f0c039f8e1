import { poundsAndPence } from '@/lib/format/pounds'

/** Pence in a list, as pounds: '£1,306.00'. */
export function PenceCell({ cellData: pence }: { cellData: number | null }) {
  return pence === null ? null : poundsAndPence(pence)
}

/** Renders no field: the form shows the order as the customer sees it. */
export const InListOnly = () => null
