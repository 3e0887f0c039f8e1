import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import type { Heating } from '@/lib/domain/design/commands'
import { DESIGN_LIMITS, type DesignRoom } from '@/lib/domain/design/design'

import type { Apply } from './apply'
import { CommittedField } from './measure-field'

type HeatingFieldsProps = { room: DesignRoom; found: RoomDesign | undefined; apply: Apply }

const { min, max } = DESIGN_LIMITS.indoorC

/** How warm a room is kept, and whether panels are its only heat. */
export function HeatingFields({ room: { id, indoorC, hasOtherHeater = false }, found, apply }: HeatingFieldsProps) {
  const set = (heating: Heating) => apply({ type: 'set-heating', rooms: [{ id, heating }] })
  const usual = indoorC === null && found ? `, usually ${found.indoorC}` : ''
  return (
    <>
      <CommittedField
        label={`Temperature, °C${usual}`}
        value={indoorC === null ? '' : String(indoorC)}
        lengthMax={5}
        isAmount
        className="col-span-2"
        onCommit={(text) => {
          if (text.trim() === '') return set({ indoorC: null })
          const celsius = Number(text.replace(',', '.'))
          return Number.isFinite(celsius) ? set({ indoorC: celsius }) : `Enter a temperature of ${min} to ${max} °C.`
        }}
      />
      <label className="col-span-2 flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={hasOtherHeater}
          onChange={(event) => set({ hasOtherHeater: event.currentTarget.checked })}
        />
        Another heater supplies what panels don’t
      </label>
    </>
  )
}
