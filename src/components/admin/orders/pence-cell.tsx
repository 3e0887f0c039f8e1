import type { UIFieldServerProps } from 'payload'

import { poundsAndPence } from '@/lib/format/pounds'

/** Pence in a list, as pounds: '£1,306.00'. */
export function PenceCell({ cellData: pence }: { cellData: number | null }) {
  return pence === null ? null : poundsAndPence(pence)
}

type PenceFieldProps = Pick<UIFieldServerProps, 'data'> & { field: { name: string; label?: unknown } }

/** The same on the page of a record. */
export function PenceField({ data, field }: PenceFieldProps) {
  const pence: unknown = data?.[field.name]
  if (typeof pence !== 'number') return null
  return (
    <div className="field-type">
      {typeof field.label === 'string' && <p className="field-label">{field.label}</p>}
      <p>{poundsAndPence(pence)}</p>
    </div>
  )
}

/** Renders no field: the form shows the order as the customer sees it. */
export const InListOnly = () => null
