import type { DesignRoom } from '@/lib/domain/design/design'

import { ChosenField } from '../professional-calculator/tool-field'
import { MeasureField } from './measure-field'

const SHAPES = [
  { value: 'level', label: 'Level' },
  { value: 'north', label: 'Rises to the top' },
  { value: 'south', label: 'Rises to the bottom' },
  { value: 'west', label: 'Rises to the left' },
  { value: 'east', label: 'Rises to the right' },
] as const

/** The initial rise of a slope, until a height is entered. */
const RISE_MM = 1_000

type CeilingFieldsProps = {
  room: DesignRoom
  /** Returns why a change was refused, or null. */
  set: (change: Partial<Pick<DesignRoom, 'heightMm' | 'slope'>>) => string | null
}

/** The height of a ceiling, or of both sides of a sloping one. */
export function CeilingFields({ room: { heightMm, slope }, set }: CeilingFieldsProps) {
  return (
    <>
      <MeasureField
        label={slope ? 'Height at the low side' : 'Height'}
        mm={heightMm}
        onCommit={(mm) => set({ heightMm: mm })}
      />
      <ChosenField
        className="col-span-2"
        label="Ceiling"
        value={slope?.towards ?? 'level'}
        options={SHAPES}
        onChoose={(towards) =>
          set({ slope: towards === 'level' ? null : { towards, ridgeMm: slope?.ridgeMm ?? heightMm + RISE_MM } })
        }
      />
      {slope && (
        <>
          <MeasureField
            className="col-span-2"
            label="Height at the high side"
            mm={slope.ridgeMm}
            onCommit={(ridgeMm) => set({ slope: { ...slope, ridgeMm } })}
          />
          <p className="col-span-2 text-xs text-ink-2">
            One even slope. Draw a room with a ridge in its middle as two rooms, one for each side.
          </p>
        </>
      )}
    </>
  )
}
