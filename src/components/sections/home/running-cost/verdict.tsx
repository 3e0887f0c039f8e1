import { EvidenceNote } from '@/components/ui/evidence-note'
import type { RunningCostResult } from '@/lib/calculators/home/running-cost-result'
import { formatSource } from '@/lib/content/format-source'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { WayOfHeating } from '@/lib/domain/energy-costs/ways-of-heating'
import { pounds } from '@/lib/format/pounds'

/**
 * How Powerboard compares with the visitor's current system, in words. One element, so that React's copy of the page can
 * share its HTML.
 */
export function Verdict({ answer: { years, likely, heatedBy } }: { answer: RunningCostResult }) {
  return (
    <span>
      <b>{`${pounds(years.powerboard.pence)} a year with Powerboard`}</b>
      <span>{`, likely between ${pounds(likely.low)} and ${pounds(likely.high)}`}</span>
      {heatedBy === 'other' ? (
        <span>.</span>
      ) : (
        <Comparison
          differencePence={years.powerboard.pence - years[heatedBy].pence}
          heatedBy={heatedBy}
          panels={years.powerboard.way}
        />
      )}
    </span>
  )
}

const COMPARED = {
  electric: { than: 'your electric heaters', then: 'A heat pump costs less, where the building allows one.' },
  gas: { than: 'your gas boiler', then: 'Panels earn their place in rooms you use for a few hours.' },
  'heat-pump': { than: 'your heat pump', then: 'Keep it, and add a panel where it doesn’t reach.' },
} as const

type ComparisonProps = { differencePence: number; heatedBy: keyof typeof COMPARED; panels: WayOfHeating }

function Comparison({ differencePence, heatedBy, panels: { useFactor, likelyUse, sources } }: ComparisonProps) {
  const { than, then } = COMPARED[heatedBy]
  const figure = differenceInWords(differencePence)
  return (
    <>
      <span>: </span>
      <EvidenceNote
        figure={figure}
        sum={`Modelled for the whole home. In mornings and evenings, panels need ${rounded(useFactor)} of the heat of a home that is always warm, as other electric heaters with room thermostats do; likely ${rounded(likelyUse.low)} to ${rounded(likelyUse.high)} where those need ${rounded(useFactor)}.`}
        source={`${formatSource(sources.useFactor)} The working is under the figure.`}
        checked={writtenDate(sources.useFactor.date)}
      >
        {figure}
      </EvidenceNote>
      <span>{` ${isSame(differencePence) ? 'as' : 'than'} ${than}. ${then}`}</span>
    </>
  )
}

const rounded = (share: number) => share.toFixed(2)

/** Less than a pound a year is rounding error. */
const isSame = (pence: number) => Math.abs(pence) < 100

function differenceInWords(pence: number): string {
  if (isSame(pence)) return 'the same'
  return `${pounds(Math.abs(pence))} ${pence < 0 ? 'less' : 'more'} a year`
}
