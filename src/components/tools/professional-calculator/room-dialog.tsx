import type { RefObject } from 'react'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { amountOf } from '@/lib/calculators/format-working'
import type { Faults } from '@/lib/calculators/professional/read-sheet'
import type { RoomResult } from '@/lib/calculators/professional/room-result'
import type { SharedSums } from '@/lib/calculators/professional/shared-sums'
import type { HistoryAction } from '@/lib/calculators/professional/sheet-history'
import type { ElementText, RoomText } from '@/lib/domain/estimate/project-text'

import { ElementFields } from './element-fields'

type Added = { label: string; element: Pick<ElementText, 'name' | 'kind' | 'beyond'> & Partial<ElementText> }

/** Elements a room may have besides the standard ones. */
const MORE: readonly Added[] = [
  { label: 'Another wall', element: { name: 'Another wall', kind: 'wall', beyond: 'outside' } },
  { label: 'Another window', element: { name: 'Another window', kind: 'window', beyond: 'outside' } },
  { label: 'Roof window', element: { name: 'Roof window', kind: 'window', beyond: 'outside', construction: 'own' } },
  { label: 'Party wall', element: { name: 'Party wall', kind: 'wall', beyond: 'heated' } },
  {
    label: 'Wall to an unheated space',
    element: { name: 'Wall to an unheated space', kind: 'wall', beyond: 'unheated' },
  },
  {
    label: 'Floor over an unheated space',
    element: { name: 'Floor over an unheated space', kind: 'floor', beyond: 'unheated', construction: 'floor.exposed' },
  },
  { label: 'Ceiling to the loft', element: { name: 'Ceiling to the loft', kind: 'ceiling', beyond: 'outside' } },
]

type RoomDialogProps = {
  room: RoomText
  row: number
  title: string
  faults: Faults
  result: RoomResult | null
  shared: SharedSums
  opener: RefObject<HTMLElement | null>
  dispatch: (action: HistoryAction) => void
  onClose: () => void
}

/** The elements of a room: areas, constructions with their U-values, and what is on the other side. */
export function RoomDialog({ room, row, title, faults, result, shared, opener, dispatch, onClose }: RoomDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={`Parts of ${title}`}
      header={<Heading title={title} result={result} />}
      opener={opener}
    >
      <div className="grid gap-6 px-5 py-6 md:px-9">
        <ol className="grid gap-5">
          {room.elements.map((element) => (
            <li key={element.id}>
              <ElementFields
                element={element}
                faults={faults}
                shared={shared}
                watts={result?.ok ? wattsOf(result, element.id) : null}
                onChange={(change) => dispatch({ type: 'element', row, id: element.id, change })}
                onRemove={
                  element.id.startsWith('e')
                    ? () => dispatch({ type: 'remove-element', row, id: element.id })
                    : undefined
                }
              />
            </li>
          ))}
        </ol>
        <section>
          <h3 className="mb-2 text-sm font-semibold">Add a part</h3>
          <div className="flex flex-wrap gap-2.5">
            {MORE.map(({ label, element }) => (
              <Button
                key={label}
                look="secondary"
                size="sm"
                onClick={() => dispatch({ type: 'add-element', row, element })}
              >
                {label}
              </Button>
            ))}
          </div>
        </section>
      </div>
    </Dialog>
  )
}

function Heading({ title, result }: { title: string; result: RoomResult | null }) {
  return (
    <div className="px-5 pb-4 md:px-9 md:pt-6 md:pb-5">
      <p aria-hidden className="font-display text-h3 font-medium max-md:hidden">{`Parts of ${title}`}</p>
      <p role="status" className="text-sm text-ink-2">
        {result?.ok
          ? `Loses ${amountOf({ value: Math.round(result.loss.heatLoss.value), unit: 'W' })} on a cold day; takes ${result.panels.value} ${result.panels.value === 1 ? 'panel' : 'panels'}.`
          : 'It can’t be worked out yet: its row says what is missing.'}
      </p>
    </div>
  )
}

/** The heat loss of an element on a cold day; null if it does not exist. */
function wattsOf({ shares, room }: Extract<RoomResult, { ok: true }>, id: string): number | null {
  return shares.find(({ key }) => key === `room.${room.id}.element.${id}.loss`)?.watts ?? null
}
