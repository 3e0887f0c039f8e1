import type { HeatedBy } from '@/lib/calculators/home/running-cost-question'
import type { HeatedYear, ShownSystem } from '@/lib/calculators/home/running-cost-result'
import type { EstimateView } from '@/lib/calculators/quick/estimate-view'
import { pounds } from '@/lib/format/pounds'

type VerdictProps = {
  view: Pick<EstimateView, 'cost' | 'panels' | 'comfort'>
  years: readonly HeatedYear[]
  heatedBy: HeatedBy
}

/**
 * How Powerboard compares with the visitor's current system, in words. One element, so that React's copy of the page can
 * share its HTML.
 */
export function Verdict({ view: { cost, panels, comfort }, years, heatedBy }: VerdictProps) {
  const compared = heatedBy === 'other' ? '' : `: ${differenceOf(years, heatedBy)}`
  const then = heatedBy === 'other' ? '' : ` ${COMPARED[heatedBy].then}`
  return (
    <span>
      <b>{`${cost.text} a year with Powerboard`}</b>
      <span>{`, likely ${cost.likely}${compared}. ${panels.count.text} cost ${panels.price.text}, delivered and fitted.`}</span>
      <span>{comfort ? ` ${comfort.share}` : ''}</span>
      <span>{then}</span>
    </span>
  )
}

const COMPARED = {
  'panel-heaters': { than: 'your electric heaters', then: '' },
  'gas-old': { than: 'your gas boiler', then: 'Panels earn their place in rooms you use for a few hours.' },
  'heat-pump': { than: 'your heat pump', then: 'Keep it, and add a panel where it doesn’t reach.' },
} as const

function differenceOf(years: readonly HeatedYear[], heatedBy: keyof typeof COMPARED): string {
  const poundsOf = (wanted: ShownSystem) =>
    Math.round((years.find(({ system }) => system === wanted)?.pence ?? NaN) / 100)
  const more = poundsOf('infrared') - poundsOf(heatedBy)
  const { than } = COMPARED[heatedBy]
  if (more === 0) return `the same as ${than}`
  return `${pounds(Math.abs(more) * 100)} a year ${more < 0 ? 'less' : 'more'} than ${than}`
}
