import { Button } from '@/components/ui/button'
import { SummaryRow } from '@/components/ui/summary-row'
import { metresWords } from '@/lib/calculators/designer/words'
import { wallLengthsMm } from '@/lib/domain/design/check-room'
import type { DesignOpening, DesignRoom } from '@/lib/domain/design/design'
import { newOpening } from '@/lib/domain/design/new-opening'

import { ChosenField } from '../professional-calculator/tool-field'
import type { Apply } from './apply'
import { MeasureField } from './measure-field'

const BEYOND = [
  { value: 'outside', label: 'Outdoors' },
  { value: 'heated', label: 'A heated room or home' },
  { value: 'unheated', label: 'A garage, porch or store' },
] as const

type WallFieldsProps = { room: DesignRoom; apply: Apply }

/** The walls of a room, with what is on their other side, and their windows and doors. */
export function WallFields({ room, apply }: WallFieldsProps) {
  const lengths = wallLengthsMm(room)
  const add = (kind: DesignOpening['kind'], wall: number) =>
    apply(
      { type: 'put-opening', id: room.id, opening: newOpening({ room, kind, wall }) },
      { says: `A ${kind} added to wall ${wall + 1}` },
    )
  return (
    <details className="col-span-2 border-t border-line">
      <SummaryRow>Walls, windows and doors</SummaryRow>
      <p className="text-xs text-ink-2">Wall 1 starts at corner 1, and so on round the room.</p>
      {lengths.map((lengthMm, wall) => (
        <fieldset key={wall} className="mt-3 grid gap-2 border-t border-line pt-2">
          <legend className="sr-only">{`Wall ${wall + 1}`}</legend>
          <ChosenField
            label={`Beyond wall ${wall + 1}, ${metresWords(lengthMm)}`}
            value={room.walls[wall] ?? 'outside'}
            options={BEYOND}
            onChoose={(beyond) => apply({ type: 'set-wall', id: room.id, wall, beyond })}
          />
          {room.openings
            .filter((opening) => opening.wall === wall)
            .map((opening) => (
              <OpeningFields key={opening.id} room={room} opening={opening} apply={apply} />
            ))}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" look="secondary" onClick={() => add('window', wall)}>
              Add a window
            </Button>
            <Button size="sm" look="secondary" onClick={() => add('door', wall)}>
              Add an external door
            </Button>
            <Button
              size="sm"
              look="secondary"
              onClick={() =>
                apply({ type: 'add-corner', id: room.id, wall }, { says: `A corner added in wall ${wall + 1}` })
              }
            >
              Add a corner
            </Button>
          </div>
        </fieldset>
      ))}
    </details>
  )
}

function OpeningFields({ room, opening, apply }: WallFieldsProps & { opening: DesignOpening }) {
  const put = (change: Partial<DesignOpening>) =>
    apply({ type: 'put-opening', id: room.id, opening: { ...opening, ...change } })
  const name = opening.kind === 'window' ? 'Window' : 'Door'
  return (
    <div className="grid grid-cols-2 gap-2 bg-plaster p-2">
      <MeasureField label={`${name}: width`} mm={opening.widthMm} onCommit={(widthMm) => put({ widthMm })} />
      <MeasureField label={`${name}: height`} mm={opening.heightMm} onCommit={(heightMm) => put({ heightMm })} />
      <MeasureField
        label={`${name}: from the wall’s start`}
        mm={opening.fromMm}
        onCommit={(fromMm) => put({ fromMm })}
      />
      <MeasureField label={`${name}: above the floor`} mm={opening.sillMm} onCommit={(sillMm) => put({ sillMm })} />
      <Button
        size="sm"
        look="secondary"
        className="col-span-2"
        onClick={() =>
          apply({ type: 'remove-opening', id: room.id, openingId: opening.id }, { says: `${name} removed` })
        }
      >
        Remove
      </Button>
    </div>
  )
}
