import type { Banded } from '@/lib/domain/estimate/quick-estimate-result'
import { pounds } from '@/lib/format/pounds'

import type { ProjectOutcome } from './project-outcome'

type OutcomeFigure = { name: string; text: string; likely: string }

/** The outcome of a project with its likely ranges. */
export function outcomeFigures({ cost, saving, price }: ProjectOutcome): OutcomeFigure[] {
  return [
    { name: 'a year with panels', ...ranged(cost) },
    ...(saving
      ? [
          {
            name: saving.value < 0 ? 'a year more than the heating now' : 'a year less than the heating now',
            ...ranged(saving),
          },
        ]
      : []),
    { name: 'for panels, delivery and fitting', ...ranged(price) },
  ]
}

/** A band to the nearest £10; a range that spans both directions keeps its signs. */
function ranged({ value, p10, p90 }: Banded): { text: string; likely: string } {
  const turns = p10 < 0 && p90 > 0
  const written = (pence: number) => {
    const text = pounds(Math.round(Math.abs(pence) / 1_000) * 1_000)
    return turns && pence < 0 ? `−${text}` : text
  }
  const [near, far] = value < 0 && !turns ? [p90, p10] : [p10, p90]
  return { text: pounds(Math.abs(value)), likely: near === far ? written(near) : `${written(near)} to ${written(far)}` }
}
