import { EvidenceNote } from '@/components/ui/evidence-note'
import type { WayOfHeating } from '@/lib/domain/running-cost/ways-of-heating'
import { writtenDate } from '@/lib/domain/text/written-date'
import { pounds } from '@/lib/site/pounds'
import { sourceInWords } from '@/lib/site/source-in-words'
import type { RunningCostAnswer } from '@/lib/site/running-cost-answer'

/** How Powerboard compares with what the visitor has, in words. */
export function Verdict({ answer: { years, likely, heatedBy } }: { answer: RunningCostAnswer }) {
  return (
    <>
      <b>{pounds(years.powerboard.pence)} a year with Powerboard</b>, likely between {pounds(likely.low)} and{' '}
      {pounds(likely.high)}
      {heatedBy === 'other' ? (
        '.'
      ) : (
        <Comparison
          differencePence={years.powerboard.pence - years[heatedBy].pence}
          heatedBy={heatedBy}
          panels={years.powerboard.way}
        />
      )}
    </>
  )
}

const COMPARED = {
  electric: { than: 'your electric heaters', then: 'A heat pump costs less still, where the building allows one.' },
  gas: { than: 'your gas boiler', then: 'Panels earn their place in rooms you use for a few hours.' },
  'heat-pump': { than: 'your heat pump', then: 'Keep it, and add a panel where it doesn’t reach.' },
} as const

type ComparisonProps = { differencePence: number; heatedBy: keyof typeof COMPARED; panels: WayOfHeating }

function Comparison({ differencePence, heatedBy, panels: { useFactor, likelyUse, sources } }: ComparisonProps) {
  const { than, then } = COMPARED[heatedBy]
  const figure = `${pounds(Math.abs(differencePence))} ${differencePence < 0 ? 'less' : 'more'}`
  return (
    <>
      :{' '}
      <EvidenceNote
        figure={`${figure} a year`}
        sum={`Modelled for the whole home. Panels heated room by room take ${useFactor} of the heat of a home that is always warm, likely ${likelyUse.low} to ${likelyUse.high}.`}
        source={`${sourceInWords(sources.useFactor)} The working is under the figure.`}
        checked={writtenDate(sources.useFactor.date)}
      >
        {figure}
      </EvidenceNote>{' '}
      than {than}. {then}
    </>
  )
}
