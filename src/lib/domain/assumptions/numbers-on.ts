import type { Assumption } from './assumption'
import type { Numbers } from './default-assumptions'
import { lastBegun } from './last-begun'

/** Only the numbers effective on an ISO date, to be sent to the browser. */
export function numbersOn({ numbers: { figures, tariffs }, date }: { numbers: Numbers; date: string }): Numbers {
  const holding = ({ periods, ...assumption }: Assumption): Assumption => {
    const period = lastBegun(periods, date)
    return { ...assumption, periods: period ? [period] : [] }
  }
  const regions = [...new Set(tariffs.map(({ region }) => region))]
  return {
    // The same keys with their own values.
    figures: Object.fromEntries(
      Object.entries(figures).map(([key, assumption]) => [key, holding(assumption)]),
    ) as Numbers['figures'],
    tariffs: regions.flatMap(
      (wanted) =>
        lastBegun(
          tariffs.filter(({ region }) => region === wanted),
          date,
        ) ?? [],
    ),
  }
}
