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
    // The keys are unchanged.
    figures: Object.fromEntries(
      Object.entries(figures).map(([key, assumption]) => [key, holding(assumption)]),
    ) as Numbers['figures'],
    tariffs: regions.flatMap(
      (region) =>
        lastBegun(
          tariffs.filter((tariff) => tariff.region === region),
          date,
        ) ?? [],
    ),
  }
}
