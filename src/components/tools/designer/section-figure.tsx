import { memo, type RefObject, useDeferredValue, useId, useMemo, useRef } from 'react'

import { HeatKey } from '@/components/ui/heat-key'
import { useIsInSight } from '@/components/ui/use-is-in-sight'
import { useIsPrinting } from '@/components/ui/use-is-printing'
import { COLDEST_COLOUR } from '@/lib/calculators/designer/band-paths'
import type { ComfortView, Posture } from '@/lib/calculators/designer/comfort-view'
import { keyLimits } from '@/lib/calculators/designer/comfort-words'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import type { DesignRoom } from '@/lib/domain/design/design'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'

import type { Engine } from './designer-engine'
import { LINE } from './line'
import { useSettled } from './use-settled'

/** The height of the middle of the head, and the body, drawn from there to the floor. */
const SILHOUETTES: Readonly<Record<Posture, { headMm: number; body: string }>> = {
  lying: { headMm: 410, body: 'm130 -40h1500v150h-1500zm-330 150h1900v300h-1900z' },
  seated: { headMm: 1_200, body: 'm-130 140h260v420h-260zm0 420h520v150h-520zm390 150h130v490h-130z' },
  standing: { headMm: 1_620, body: 'm-150 140h300v620h-300zm20 620h260v860h-260z' },
}
/** The drawn thickness of a panel, exaggerated to be visible. */
const PANEL_MM = 40
/** The person is drawn in the section if closer to the cut than this. */
const BESIDE_MM = 300

type SectionFigureProps = {
  room: DesignRoom
  found: RoomDesign
  person: PlanPoint
  /** The position of the pointer, from the bottom of the plan; null for a cut through the person. */
  cutMm: number | null
  sectionOf: Engine['sectionOf']
  view: ComfortView
  /** The effect of the panels at the person's position: '+1.3 K'. */
  feels: string
}

/** A section through the room at the pointer, or through the person. */
export const SectionFigure = memo(function SectionFigure(props: SectionFigureProps) {
  const { person, cutMm, view, feels } = props
  const figure = useRef<HTMLElement>(null)
  const { room, yMm, section } = useSection(figure, props)
  const isAtPerson = Math.abs(yMm - person.yMm) < BESIDE_MM
  const { westMm, eastMm, ceilingMm, bands, cut } = section
  const length = eastMm - westMm
  const heightMm = Math.max(...ceilingMm)
  const topMm = (xMm: number) => ceilingMm[0] + ((ceilingMm[1] - ceilingMm[0]) * (xMm - westMm)) / length
  const frame = `M${westMm} 0L${westMm} ${-ceilingMm[0]}L${eastMm} ${-ceilingMm[1]}L${eastMm} 0Z`
  const clip = useId()
  const margin = 0.03 * length
  return (
    <figure ref={figure} className="isolate">
      <svg
        viewBox={`${westMm - margin} ${-heightMm - margin} ${length + 2 * margin} ${heightMm + 2 * margin}`}
        role="img"
        aria-label={`Section through ${room.name || 'the room'} where the person is: ${feels}`}
        className="block max-h-80 w-full print-exact"
      >
        <clipPath id={clip}>
          <path d={frame} />
        </clipPath>
        <g clipPath={`url(#${clip})`} className="forced-color-adjust-none">
          <path d={frame} fill={COLDEST_COLOUR} />
          <g fillRule="evenodd" className="stroke-panel/40" strokeWidth={1}>
            {bands.map(({ colour, path }) => (
              <path key={colour} d={path} fill={colour} {...LINE} />
            ))}
          </g>
        </g>
        <path d={frame} className="fill-none stroke-ink" strokeWidth={4} {...LINE} />
        {cut.map((panel) => (
          <path
            key={`${panel.westMm} ${panel.southMm}`}
            d={`M${panel.westMm} ${-topMm(panel.westMm)}L${panel.eastMm} ${-topMm(panel.eastMm)}v${PANEL_MM}L${panel.westMm} ${PANEL_MM - topMm(panel.westMm)}Z`}
            className="fill-panel stroke-ink"
            strokeWidth={1.5}
            {...LINE}
          />
        ))}
        {isAtPerson && <Person {...{ person, view }} facing={person.xMm > westMm + length / 2 ? -1 : 1} />}
      </svg>
      <figcaption className="mt-2 text-sm text-ink-2">
        <span>{`A cut through ${room.name || 'the room'} ${cutMm === null ? 'where the person is' : 'where you point'}. Move the person or point on the plan.`}</span>
        {view.shows !== 'rise' && (
          <>
            <span>{' Its colours show what the panels add, in kelvin:'}</span>
            <HeatKey limits={keyLimits('rise')} />
          </>
        )}
      </figcaption>
    </figure>
  )
})

/** The section as it was last seen: while the figure is out of sight, it is not worked out again. */
function useSection(figure: RefObject<Element | null>, props: SectionFigureProps) {
  const { room, found, person, cutMm, sectionOf } = props
  const isInSight = useIsInSight(figure)
  const isPrinting = useIsPrinting()
  // Deferred, so that a drag stays smooth if the section takes longer than a frame.
  const yMm = useDeferredValue(cutMm ?? person.yMm)
  const newest = useMemo(() => ({ room, found, yMm }), [room, found, yMm])
  const asked = useSettled(newest, !isInSight && !isPrinting)
  const section = useMemo(() => sectionOf(asked), [sectionOf, asked])
  return { ...asked, section }
}

function Person({ person, view, facing }: Pick<SectionFigureProps, 'person' | 'view'> & { facing: 1 | -1 }) {
  const silhouette = SILHOUETTES[view.posture]
  return (
    <g transform={`translate(${person.xMm} 0) scale(${facing} 1)`} className="fill-panel stroke-ink" strokeWidth={2}>
      <circle cy={-silhouette.headMm} r={110} {...LINE} />
      <path d={`M0 ${-silhouette.headMm}${silhouette.body}`} {...LINE} />
    </g>
  )
}
