import { memo } from 'react'

import { circuitsOfPanels } from '@/lib/calculators/designer/circuits-of-panels'
import { sharedLines } from '@/lib/domain/panel-layout/shared-lines'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import type { Outcome } from './designer-engine'
import { DRAWN_HATCHES, hatchIndex } from './hatches'
import { LINE } from './line'
import { rectOf } from './plan-room'

type PanelsProps = { id: string; panels: readonly PlanRectangle[]; outcome: Outcome | null; hatchId: string }

/** White panels of a room with a cast shadow, hatched by circuit. */
export const Panels = memo(function Panels({ id, panels, outcome, hatchId }: PanelsProps) {
  const circuits = circuitsOfPanels(outcome?.result.circuits ?? [], id)
  return panels.map((panel, index) => {
    // A panel that was just added is hatched like the last one until its circuit is known.
    const hatch = hatchIndex((circuits[index] ?? circuits.at(-1) ?? 1) - 1)
    const rect = rectOf(panel)
    return (
      <g key={index}>
        <rect {...rect} y={rect.y + 40} className="fill-ink/20" />
        <rect {...rect} className="fill-panel" />
        <rect
          {...rect}
          fill={hatch > 0 ? `url(#${hatchId}${hatch})` : 'none'}
          className="stroke-ink"
          strokeWidth={1.5}
          {...LINE}
        />
      </g>
    )
  })
})

/** The centre lines that panels share, from the first to the last of them. */
export const SharedLines = memo(function SharedLines({ panels }: Pick<PanelsProps, 'panels'>) {
  return (
    <path
      d={sharedLines(panels)
        .map(({ along, atMm, fromMm, toMm }) =>
          along === 'x' ? `M${fromMm} ${-atMm}H${toMm}` : `M${atMm} ${-fromMm}V${-toMm}`,
        )
        .join('')}
      className="fill-none stroke-ink-2"
      strokeDasharray="12 4 2 4"
      strokeWidth={1}
      {...LINE}
    />
  )
})

/** The outlines of panels above the colours of comfort. */
export const PanelOutlines = memo(function PanelOutlines({ panels }: Pick<PanelsProps, 'panels'>) {
  return (
    <g className="fill-none stroke-panel" strokeWidth={1.5}>
      {panels.map((panel, index) => (
        <rect key={index} {...rectOf(panel)} {...LINE} />
      ))}
    </g>
  )
})

/** The hatches by which circuits are told apart. */
export const HatchPatterns = memo(function HatchPatterns({ prefix, sizeMm }: { prefix: string; sizeMm: number }) {
  return DRAWN_HATCHES.map(({ path, place }) => (
    <pattern
      key={path}
      id={`${prefix}${place}`}
      width={4}
      height={4}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${sizeMm / 8})`}
    >
      <path d={path} className="fill-none stroke-ink" strokeWidth={0.5} />
    </pattern>
  ))
})
