import { type Achievement, layersOf } from '@/lib/domain/challenge/achievements'
import { writtenNumber } from '@/lib/format/written-number'

const PX_PER_MM = 0.4
const WIDTH = 88

/** `panelMm`: the thickness of a panel. */
type AchievementsSectionProps = { achievements: readonly Achievement[]; panelMm: number }

/** The achievements, as panels edge-on and a roll of insulation, all drawn at one scale. */
export function AchievementsSection({ achievements, panelMm }: AchievementsSectionProps) {
  if (achievements.length === 0) return null
  return (
    <section aria-labelledby="achievements" className="mt-7 break-inside-avoid">
      <h3 id="achievements" className="text-h4 font-semibold">
        Achieved
      </h3>
      <p className="text-sm text-ink-2">
        <span>{`One ${panelMm} mm panel`}</span> for each week lit, and the loft insulation, to the same scale.
      </p>
      <ul className="mt-3 flex flex-wrap items-end gap-x-7 gap-y-4">
        {achievements.map((achievement) => {
          const { count, eachMm } = layersOf(achievement, panelMm)
          const each = eachMm * PX_PER_MM
          return (
            <li key={achievement.key}>
              <svg
                aria-hidden
                width={WIDTH}
                height={count * each + 2}
                className="fill-panel stroke-ink print-exact"
                strokeWidth="1"
              >
                {Array.from({ length: count }, (_, layer) => (
                  <rect key={layer} x="1" y={layer * each + 1} width={WIDTH - 2} height={each} />
                ))}
              </svg>
              <p className="mt-1.5 text-sm font-semibold">{achievement.name}</p>
              <p className="text-xs text-ink-2 tabular-nums">{`${writtenNumber(count * eachMm, { most: 1 })} mm`}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
