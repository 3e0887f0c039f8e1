import type { ProjectTotals } from '@/lib/site/professional/project-result'
import { amountOf } from '@/lib/site/working-words'

import { FigureButton, type ShowWorking } from './figure-button'

/** The home in six figures. */
export function TotalsPart({ totals, show }: { totals: ProjectTotals; show: ShowWorking }) {
  const { heatLoss, wattsPerM2, ruleWatts, panels, panelsAtStatedTemperature, price } = totals
  const figures = [
    { of: heatLoss, name: 'lost on a cold day, by its parts', text: amountOf({ value: Math.round(heatLoss.value), unit: 'W' }) },
    { of: wattsPerM2, name: 'of it for each square metre', text: amountOf({ value: Math.round(wattsPerM2.value), unit: 'W/m²' }) },
    { of: ruleWatts, name: 'by the maker’s rule', text: amountOf({ value: Math.round(ruleWatts.value), unit: 'W' }) },
    { of: panels, name: 'at their full power', text: panels.value === 1 ? '1 panel' : `${panels.value.toLocaleString('en-GB')} panels` },
    { of: panelsAtStatedTemperature, name: 'panels at their stated temperature', text: panelsAtStatedTemperature.value.toLocaleString('en-GB') },
    { of: price, name: 'on the ceiling, delivery and fitting included', text: amountOf(price) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3">
      {figures.map(({ of, name, text }) => (
        <div key={of.key} className="flex flex-col-reverse justify-end">
          <dt className="mt-1 text-sm text-ink-2">{name}</dt>
          <dd className="font-display text-h3 font-medium">
            <FigureButton of={of.key} show={show}>
              {text}
            </FigureButton>
          </dd>
        </div>
      ))}
    </dl>
  )
}
