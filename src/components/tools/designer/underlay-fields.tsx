import { memo, useRef, useState } from 'react'

import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { FILE_INPUT } from '@/components/ui/file-input-class'
import { SummaryRow } from '@/components/ui/summary-row'
import { takeFiles } from '@/lib/browser/take-files'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOfAll } from '@/lib/domain/design/extent'
import { fitted, pictureCorners, scaledByLine, type ScaleProblem } from '@/lib/domain/design/underlay'

import { MeasureField } from './measure-field'
import { lengthOf } from './measuring-line'
import { readPicture } from './read-picture'
import type { Underlay } from './underlay-store'
import type { MeasuredLine, UnderlayState } from './use-underlay'

const PROBLEMS: Readonly<Record<ScaleProblem, string>> = {
  'points-too-close': 'The two points are too close for a true scale. Choose a longer wall.',
  'distance-out-of-range': 'A distance from 0.1 to 50 metres.',
}

type UnderlayFieldsProps = {
  state: UnderlayState
  storey: number
  /** The rooms of the storey. */
  rooms: readonly DesignRoom[]
  onSay: (words: string) => void
}

/** Fields to choose a plan, photo or PDF to trace, scale it by a known distance, move it and remove it. */
export const UnderlayFields = memo(function UnderlayFields({ state, storey, rooms, onSay }: UnderlayFieldsProps) {
  const { underlay, isKept } = state
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const newest = useRef<File>(undefined)
  const choose = async (file: File) => {
    newest.current = file
    setProblem(null)
    setReading(true)
    const read = await readPicture(file)
    if (newest.current !== file) return // another was chosen meanwhile
    setReading(false)
    if (!read.ok) return setProblem(read.message)
    const { picture } = read
    const extent = extentOfAll(rooms.map(({ outline }) => outline))
    const placed = { picture, storey, placing: fitted(picture, extent), opacityPercent: 60 }
    state.put(placed)
    state.setLine(lineAcross(placed))
    onSay('The picture is under the plan. Put the two points on a wall that you know the length of.')
  }
  return (
    <details className="no-print border-t border-line">
      <SummaryRow>Trace a plan or a photo</SummaryRow>
      <p className="text-sm text-ink-2">The picture stays on this device. It isn’t sent to us, nor saved in files.</p>
      <label htmlFor="design-underlay" className="mt-3 block text-sm font-semibold">
        {underlay ? 'Another picture or PDF' : 'A picture of your plan, or a PDF with it on the first page'}
      </label>
      <input
        id="design-underlay"
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        aria-describedby="design-underlay-error"
        onChange={({ target }) => {
          const [file] = takeFiles(target)
          if (file) void choose(file)
        }}
        className={cx('mt-1', FILE_INPUT)}
      />
      <p
        id="design-underlay-error"
        role="status"
        className={cx('mt-1 text-sm font-semibold empty:hidden', !isReading && 'text-fault')}
      >
        {isReading ? 'Reading the file.' : problem}
      </p>
      {underlay && <PlacedFields key={underlay.picture.href.length} {...{ state, underlay, onSay }} />}
      {underlay && !isKept && (
        <p className="mt-2 text-sm font-semibold">
          This picture is too large for this device to keep. Your drawing is kept; the picture is gone when you leave.
        </p>
      )}
    </details>
  )
})

function PlacedFields({
  state,
  underlay,
  onSay,
}: Pick<UnderlayFieldsProps, 'state' | 'onSay'> & { underlay: Underlay }) {
  const { line } = state
  const { placing, opacityPercent } = underlay
  const [squares, setSquares] = useState(true)
  const scale = (distanceMm: number): string | null => {
    if (!line) return null
    const scaled = scaledByLine({ placing, from: line[0], to: line[1], distanceMm, squares })
    if (!scaled.ok) return PROBLEMS[scaled.problem]
    state.change({ placing: scaled.placing })
    state.setLine(null)
    onSay('The picture is to scale. Draw the rooms over it.')
    return null
  }
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      {line ? (
        <>
          <MeasureField label="Distance between the two points" mm={lengthOf(line)} onCommit={scale} />
          <label className="flex min-h-11 items-center gap-2 self-end text-sm">
            <input type="checkbox" checked={squares} onChange={(event) => setSquares(event.currentTarget.checked)} />
            Turn the picture to make this line level or upright
          </label>
        </>
      ) : (
        <Button size="sm" look="secondary" className="self-end" onClick={() => state.setLine(lineAcross(underlay))}>
          Scale or move the picture
        </Button>
      )}
      <label className="block text-sm font-semibold">
        How much of it shows
        <input
          type="range"
          min={10}
          max={100}
          step={10}
          value={opacityPercent}
          aria-valuetext={`${opacityPercent}%`}
          onChange={(event) => state.change({ opacityPercent: Number(event.currentTarget.value) })}
          className="h-11 w-full accent-ink"
        />
      </label>
      {line && (
        <Button size="sm" look="secondary" className="self-end" onClick={() => state.setLine(null)}>
          Leave it where it is
        </Button>
      )}
      <AskFirst size="sm" label="Remove the picture" question="Remove the picture and its scale?" className="self-end">
        <Button size="sm" onClick={state.remove}>
          Yes, remove it
        </Button>
      </AskFirst>
    </div>
  )
}

/** A line across the middle half of a picture. */
function lineAcross({ placing, picture }: Underlay): MeasuredLine {
  const [west, , east] = pictureCorners(placing, picture)
  const at = (share: number) => ({
    xMm: Math.round((west?.xMm ?? 0) + share * ((east?.xMm ?? 0) - (west?.xMm ?? 0))),
    yMm: Math.round(((west?.yMm ?? 0) + (east?.yMm ?? 0)) / 2),
  })
  return [at(0.25), at(0.75)]
}
