import { roughly } from '@/lib/calculators/challenge/roughly'
import type { Comparison } from '@/lib/domain/challenge/against-last-winter'

const HALF = 100
const HEIGHT = 24

type SavingRangeProps = Pick<Extract<Comparison, { ok: true }>, 'savedKwh' | 'band'>

/** A saving with its range on a scale around no difference; the sentence above it says the same. */
export function SavingRange({ savedKwh, band: { p10, p90 } }: SavingRangeProps) {
  const most = Math.max(Math.abs(p10), Math.abs(p90), Math.abs(savedKwh))
  if (most === 0) return null
  const at = (kwh: number) => HALF + (kwh / most) * HALF
  return (
    <div aria-hidden className="mt-3 max-w-[42em] break-inside-avoid">
      <svg
        viewBox={`-1 0 ${2 * HALF + 2} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-6 w-full border-b border-line print-exact"
      >
        <rect
          x={at(p10)}
          y={8}
          width={at(p90) - at(p10)}
          height={8}
          className="fill-panel stroke-ink"
          vectorEffect="non-scaling-stroke"
        />
        <path d={`M${HALF} 0V${HEIGHT}`} className="stroke-edge" vectorEffect="non-scaling-stroke" />
        <path d={`M${at(savedKwh)} 3V21`} strokeWidth={5} className="stroke-ink" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="mt-1 grid grid-cols-3 text-xs text-ink-2 tabular-nums">
        <span>{`${roughly(most)} kWh more`}</span>
        <span className="text-center">As last winter</span>
        <span className="text-right">{`${roughly(most)} kWh less`}</span>
      </p>
    </div>
  )
}
