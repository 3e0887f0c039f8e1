type PlanPinProps = { text: string; xMm: number; yMm: number; sizeMm: number }

/** A place on a plan with the number of the comment about it. */
export function PlanPin({ text, xMm, yMm, sizeMm }: PlanPinProps) {
  return (
    <g transform={`translate(${xMm} ${-yMm})`} pointerEvents="none">
      <circle r={0.9 * sizeMm} className="fill-ember stroke-panel" strokeWidth={sizeMm / 8} />
      <text y={0.35 * sizeMm} fontSize={sizeMm} textAnchor="middle" className="fill-panel font-semibold">
        {text}
      </text>
    </g>
  )
}
