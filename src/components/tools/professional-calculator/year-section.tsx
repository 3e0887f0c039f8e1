import type { Elements } from '@/components/ui/elements'
import type { SystemWithoutPrice } from '@/lib/calculators/engine/missing-prices'
import { amountOf } from '@/lib/calculators/format-working'
import { formatBreakEven } from '@/lib/calculators/professional/format-break-even'
import type { ProjectYear } from '@/lib/calculators/professional/project-year'

import { FigureButton, type ShowWorking } from './figure-button'
import { ResultsTable } from './results-table'

type YearSectionProps = {
  year: ProjectYear
  withoutPrice: readonly SystemWithoutPrice[]
  /** Asks for the price of a fuel; absent without JavaScript. */
  ownPrice: ((missing: SystemWithoutPrice) => Elements) | undefined
  show: ShowWorking
}

/** A year of heating with every system for which there is a price, and the names of the others. */
export function YearSection({ year: { alwaysWarm, systems }, withoutPrice, ownPrice, show }: YearSectionProps) {
  const leftOut = withoutPrice.filter((missing) => !systems.some(({ system }) => system === missing.system))
  const rows = systems.map(({ system, name, heat, bought, pence, breakEven, carbonKg }) => ({
    key: system,
    cells: [
      name,
      amountOf({ value: Math.round(heat.value), unit: 'kWh' }),
      amountOf({ value: Math.round(bought.value), unit: 'kWh' }),
      <FigureButton key="pence" of={pence.key} show={show}>
        {amountOf(pence)}
      </FigureButton>,
      carbonKg ? (
        <FigureButton key="carbon" of={carbonKg.key} show={show}>
          {amountOf({ value: Math.round(carbonKg.value), unit: 'kg' })}
        </FigureButton>
      ) : (
        'no factor'
      ),
      system === 'infrared' ? (
        ''
      ) : (
        <FigureButton key="break-even" of={breakEven.key} show={show}>
          {formatBreakEven(breakEven.value)}
        </FigureButton>
      ),
    ],
  }))
  return (
    <>
      <ResultsTable
        caption="A year of heating"
        headings={['Heating', 'Heat', 'Bought', 'A year', 'Carbon', 'Panels break even with']}
        rows={rows}
      />
      {leftOut.length > 0 && (
        <p className="mt-3 max-w-[44em] text-sm">
          {`We have no price from the last three months for these, so we leave their cost out: ${leftOut
            .map(({ name }) => name)
            .join(', ')}.`}
        </p>
      )}
      {ownPrice && withoutPrice.map(ownPrice)}
      <p className="mt-3 max-w-[44em] text-xs text-ink-2">
        Kept warm all the time, the home would need{' '}
        <FigureButton of={alwaysWarm.key} show={show}>
          {amountOf({ value: Math.round(alwaysWarm.value), unit: 'kWh' })}
        </FigureButton>{' '}
        of heat a year. Gas includes the standing charge, which a home without gas would save.
      </p>
    </>
  )
}
