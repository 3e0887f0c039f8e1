import { memo } from 'react'

import { HeatKey } from '@/components/ui/heat-key'
import { COLD_START_C } from '@/lib/calculators/designer/cold-start'
import { COMFORT_SCALES } from '@/lib/calculators/designer/comfort-view'
import { keyLimits, shownWords, viewWords } from '@/lib/calculators/designer/comfort-words'
import { type DesignRoom, roomName } from '@/lib/domain/design/design'

import type { Outcome } from './designer-engine'

type ComfortLegendProps = {
  outcome: Outcome
  storey: number
  /** What it feels like at the person's position; empty if unknown. */
  feels: string
  coldFeels: string
}

/** The contents of the map in words and as a table, with the key to its colours. */
export const ComfortLegend = memo(function ComfortLegend(props: ComfortLegendProps) {
  const { outcome, storey, feels, coldFeels } = props
  const { design, view, fields } = outcome
  const rooms = design.rooms.filter((room) => room.storey === storey)
  return (
    <div className="isolate grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-[36em]">
          {feels && <p className="text-h4 font-medium">{feels}</p>}
          {coldFeels && (
            <p className="text-sm">{`That is when the room has warmed through. Soon after a start at ${COLD_START_C} °C: ${coldFeels}.`}</p>
          )}
          <p className="text-sm text-ink-2">{viewWords(view)}</p>
        </div>
        <HeatKey limits={keyLimits(view.shows)} />
      </div>
      {rooms.length > 0 && <ComfortTable {...{ view, rooms, fields }} />}
    </div>
  )
})

type ComfortTableProps = Pick<Outcome, 'view' | 'fields'> & { rooms: readonly DesignRoom[] }

/** The map as numbers, for people who cannot see it. */
function ComfortTable({ view, rooms, fields }: ComfortTableProps) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-1 text-left font-semibold">{`${COMFORT_SCALES[view.shows].label}, by room`}</caption>
      <thead className="border-b-2 border-ink">
        <tr>
          {['Room', 'Lowest', 'Average', 'Highest'].map((heading) => (
            <th key={heading} scope="col" className="py-1.5 text-right font-semibold first:text-left">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rooms.map((room) => {
          const field = fields.get(room.id)
          return (
            <tr key={room.id} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {roomName(room)}
              </th>
              {field ? (
                [field.least, field.mean, field.most].map((value, index) => (
                  <td key={index} className="py-1.5 pl-4 text-right">
                    {shownWords(view.shows, value)}
                  </td>
                ))
              ) : (
                <td colSpan={3} className="py-1.5 pl-4 text-right text-ink-2">
                  {view.posture === 'standing' ? 'No headroom to stand everywhere' : 'Not known'}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
