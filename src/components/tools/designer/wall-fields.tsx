import { Button } from '@/components/ui/button'
import { SummaryRow } from '@/components/ui/summary-row'
import { wallLengthsMm } from '@/lib/domain/design/check-room'
import type { DesignOpening, DesignRoom } from '@/lib/domain/design/design'
import type { WallPart } from '@/lib/domain/design/move-wall'
import { newOpening } from '@/lib/domain/design/new-opening'
import { onGrid } from '@/lib/domain/design/new-room'

import { ChosenField } from '../professional-calculator/tool-field'
import type { Apply } from './apply'
import { MeasureField } from './measure-field'

const BEYOND = [
  { value: 'outside', label: 'Outdoors' },
  { value: 'heated', label: 'A heated room or home' },
  { value: 'unheated', label: 'A garage, porch or store' },
] as const

type RoomProps = { room: DesignRoom; apply: Apply }

/** The walls of a room, with what is on their other side, and their windows and doors. */
export function WallFields({ room, apply }: RoomProps) {
  return (
    <details className="col-span-2 border-t border-line">
      <SummaryRow>Walls, windows and doors</SummaryRow>
      <p className="text-xs text-ink-2">Wall 1 starts at corner 1, and so on round the room.</p>
      {room.outline.map((_, wall) => (
        <fieldset key={wall} className="mt-3 border-t border-line pt-2">
          <legend className="sr-only">{`Wall ${wall + 1}`}</legend>
          <OneWallFields {...{ room, wall, apply }} />
        </fieldset>
      ))}
    </details>
  )
}

type OneWallProps = RoomProps & { wall: number }

/** A wall as fields: its length, what is beyond it, and its windows and doors. */
export function OneWallFields({ room, wall, apply }: OneWallProps) {
  const { id } = room
  const add = (kind: DesignOpening['kind']) =>
    apply(
      { type: 'put-opening', id, opening: newOpening({ room, kind, wall }) },
      { says: `A ${kind} added to wall ${wall + 1}` },
    )
  return (
    <div className="grid gap-2">
      <MeasureField
        label={`Wall ${wall + 1}: length`}
        mm={wallLengthsMm(room)[wall] ?? 0}
        onCommit={(lengthMm) => apply({ type: 'set-length', id, wall, lengthMm })}
      />
      <ChosenField
        label={`Beyond wall ${wall + 1}`}
        value={room.walls[wall] ?? 'outside'}
        options={BEYOND}
        onChoose={(beyond) => apply({ type: 'set-wall', id, wall, beyond })}
      />
      {room.openings
        .filter((opening) => opening.wall === wall)
        .map((opening) => (
          <OpeningFields key={opening.id} room={room} opening={opening} apply={apply} />
        ))}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" look="secondary" onClick={() => add('window')}>
          Add a window
        </Button>
        <Button size="sm" look="secondary" onClick={() => add('door')}>
          Add a door
        </Button>
        <Button
          size="sm"
          look="secondary"
          onClick={() => apply({ type: 'add-corner', id, wall }, { says: `A corner added in wall ${wall + 1}` })}
        >
          Add a corner
        </Button>
      </div>
    </div>
  )
}

type PartFieldsProps = OneWallProps & { part: WallPart | undefined; onPart: (part: WallPart | undefined) => void }

/** Moves a part of a wall: from an end it makes an L, from the middle a bay or a recess. */
export function PartFields({ room, wall, part, apply, onPart }: PartFieldsProps) {
  const lengthMm = wallLengthsMm(room)[wall] ?? 0
  if (!part)
    return (
      <Button
        size="sm"
        look="secondary"
        className="justify-self-start"
        onClick={() => onPart({ fromMm: 0, toMm: onGrid(lengthMm / 2) })}
      >
        Move only a part: an L, T or bay
      </Button>
    )
  const move = (byMm: number) => {
    const refusal = apply(
      { type: 'move-wall', id: room.id, wall, byMm, part },
      { says: `A part of wall ${wall + 1} moved` },
    )
    if (refusal === null && byMm !== 0) onPart(undefined)
    return refusal
  }
  return (
    <div className="grid grid-cols-2 gap-2 bg-plaster p-2">
      <p className="col-span-2 text-sm">
        Slide the two ends on the plan, then drag the part between them out or in. Or give the sizes here.
      </p>
      <MeasureField
        label="Part from"
        mm={part.fromMm}
        onCommit={(fromMm) => put({ ...part, fromMm }, lengthMm, onPart)}
      />
      <MeasureField label="Part to" mm={part.toMm} onCommit={(toMm) => put({ ...part, toMm }, lengthMm, onPart)} />
      <MeasureField label="Move it out by" mm={0} onCommit={move} />
      <MeasureField label="Move it in by" mm={0} onCommit={(mm) => move(-mm)} />
      <Button size="sm" look="secondary" className="col-span-2" onClick={() => onPart(undefined)}>
        The whole wall again
      </Button>
    </div>
  )
}

function put({ fromMm, toMm }: WallPart, lengthMm: number, onPart: (part: WallPart) => void): string | null {
  if (fromMm >= toMm || toMm > lengthMm) return 'A part begins and ends within the wall.'
  onPart({ fromMm: onGrid(fromMm), toMm: toMm === lengthMm ? toMm : onGrid(toMm) })
  return null
}

type OpeningFieldsProps = RoomProps & { opening: DesignOpening }

/** A window or door as fields. */
export function OpeningFields({ room, opening, apply }: OpeningFieldsProps) {
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
