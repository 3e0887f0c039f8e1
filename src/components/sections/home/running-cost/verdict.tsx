import { EvidenceNote } from '@/components/ui/evidence-note'
import { ZONED } from '@/lib/domain/running-cost/ways-of-heating'
import { pounds } from '@/lib/site/pounds'
import type { RunningCostAnswer } from '@/lib/site/running-cost-answer'

/** How Powerboard compares with what the visitor has, in words. */
export function Verdict({ answer: { years, likely, heatedBy } }: { answer: RunningCostAnswer }) {
  return (
    <>
      <b>{pounds(years.powerboard.pence)} a year with Powerboard</b>, likely between {pounds(likely.low)} and {pounds(likely.high)}
      {heatedBy === 'other' ? '.' : <Comparison differencePence={years.powerboard.pence - years[heatedBy].pence} heatedBy={heatedBy} />}
    </>
  )
}

const COMPARED = {
  electric: { than: 'your electric heaters', then: 'A heat pump costs less still, where the building allows one.' },
  gas: { than: 'your gas boiler', then: 'Panels earn their place in rooms you use for a few hours.' },
  'heat-pump': { than: 'your heat pump', then: 'Keep it, and add a panel where it doesn’t reach.' },
} as const

function Comparison({ differencePence, heatedBy }: { differencePence: number; heatedBy: keyof typeof COMPARED }) {
  const { than, then } = COMPARED[heatedBy]
  const figure = `${pounds(Math.abs(differencePence))} ${differencePence < 0 ? 'less' : 'more'}`
  return (
    <>
      :{' '}
      <EvidenceNote
        figure={`${figure} a year`}
        sum={`Modelled for the whole home. Panels heated room by room take ${ZONED.expected} of the heat of a home that is always warm, likely ${ZONED.low} to ${ZONED.high}.`}
        source="Our assumption, low confidence. The working is under the figure."
        checked="3 November 2026"
      >
        {figure}
      </EvidenceNote>{' '}
      than {than}. {then}
    </>
  )
}
