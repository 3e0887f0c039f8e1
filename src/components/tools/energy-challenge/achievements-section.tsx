import { type Achievement, PANEL_MM } from '@/lib/domain/challenge/achievements'
import { writtenNumber } from '@/lib/format/written-number'

const PX_PER_MM = 0.4
const WIDTH = 88

/** The achievements, as panels edge-on and a roll of insulation, all drawn at one scale. */
export function AchievementsSection({ achievements }: { achievements: readonly Achievement[] }) {
  if (achievements.length === 0) return null
  return (
    <section aria-labelledby="achievements" className="mt-7 break-inside-avoid">
      <h3 id="achievements" className="text-h4 font-semibold">
        Achieved
      </h3>
      <p className="text-sm text-ink-2">
        One 12.5 mm panel for each week lit, and the loft insulation, to the same scale.
      </p>
      <ul className="mt-3 flex flex-wrap items-end gap-x-7 gap-y-4">
        {achievements.map(({ key, name, heightMm }) => (
          <li key={key}>
            <svg
              aria-hidden
              width={WIDTH}
              height={heightMm * PX_PER_MM + 2}
              className="fill-panel stroke-ink print-exact"
              strokeWidth="1"
            >
              {layersOf(heightMm).map(({ from, height }) => (
                <rect key={from} x="1" y={from + 1} width={WIDTH - 2} height={height} />
              ))}
            </svg>
            <p className="mt-1.5 text-sm font-semibold">{name}</p>
            <p className="text-xs text-ink-2 tabular-nums">{`${writtenNumber(heightMm, { most: 1 })} mm`}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The single panels of a stack; insulation is one piece. */
function layersOf(heightMm: number): { from: number; height: number }[] {
  const panels = heightMm / PANEL_MM
  if (!Number.isInteger(panels)) return [{ from: 0, height: heightMm * PX_PER_MM }]
  const height = PANEL_MM * PX_PER_MM
  return Array.from({ length: panels }, (_, index) => ({ from: index * height, height }))
}
