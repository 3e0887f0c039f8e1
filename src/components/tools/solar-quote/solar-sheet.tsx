import { SheetSection } from '@/components/tools/quick-calculator/sheet-section'
import { ButtonLink } from '@/components/ui/button'
import { FactList } from '@/components/ui/fact-list'
import { ArrowLink } from '@/components/ui/link'
import type { SolarQuote } from '@/lib/calculators/solar/solar-quote'
import {
  heatingAddsWords,
  homeWords,
  kwh,
  penceWords,
  roofWords,
  shareWords,
  winterWords,
} from '@/lib/calculators/solar/solar-words'
import { pounds } from '@/lib/format/pounds'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

import { MonthChart } from './month-chart'
import { SolarWorking } from './solar-working'

const SOURCE = 'solar-quote'

/** The result: winter first, then the months, the money and the working. */
export function SolarSheet({ quote, query, calculator }: { quote: SolarQuote; query: string; calculator: string }) {
  const { answers, year, withoutBattery, heatingKwh } = quote
  return (
    <>
      <section className="px-5 pt-6 pb-7 md:px-11 md:pt-9">
        <p className="text-sm text-ink-2">{`${roofWords(answers)}. ${homeWords(answers)}.`}</p>
        <h2 className="mt-3 text-h2 first-letter:uppercase">{`${shareWords(year.winterShare)} of the winter’s heating`}</h2>
        <p className="mt-3 max-w-[38em]">
          <span>{winterWords(year)}</span> We therefore quote the heating as if there were no solar panels, and show
          what they add.
        </p>
        <FactList
          className="mt-5"
          facts={[
            { term: 'The roof makes in a year', detail: kwh(year.year.madeKwh) },
            { term: 'Heating needs in a year', detail: kwh(heatingKwh) },
            { term: 'Heating from the roof', detail: kwh(year.year.heatingKwh) },
            { term: 'All else in the home from the roof', detail: kwh(year.year.householdKwh) },
            { term: 'Exported', detail: kwh(year.year.exportedKwh) },
          ]}
        />
        {withoutBattery && (
          <p className="mt-4 max-w-[38em]">
            Without the battery the roof would cover <span>{shareWords(withoutBattery.winterShare)}</span> of the
            winter’s heating. It moves a day’s sun to the evening; it does not move June to December.
          </p>
        )}
      </section>
      <SheetSection heading="Month by month">
        <MonthChart year={year} />
      </SheetSection>
      <SheetSection heading="What it is worth">
        <Worth quote={quote} />
      </SheetSection>
      <SolarWorking quote={quote} calculator={calculator} />
      <SheetSection heading="What we’d do next">
        <p className="max-w-[38em]">
          Ask for a quote: panels, price and running cost without solar, and what the roof adds as a separate line.
          These figures go with your request.
        </p>
        <div className="no-print mt-5 flex flex-wrap gap-3">
          <ButtonLink href={quoteRequestFrom(SOURCE, { calculation: query })} className="max-sm:w-full">
            Get a quote
          </ButtonLink>
        </div>
        <ArrowLink href={calculator} className="no-print mt-3">
          What would this home cost to run without solar?
        </ArrowLink>
      </SheetSection>
    </>
  )
}

function Worth({ quote: { worth, electricity, export: exported, year } }: { quote: SolarQuote }) {
  if (!worth || !exported)
    return <p>We have no price for exports just now. Enter what you are paid, and the value will appear here.</p>
  return (
    <>
      <FactList
        facts={[
          { term: 'Electricity not bought, heating', detail: pounds(worth.heatingPence) },
          { term: 'Electricity not bought, all else', detail: pounds(worth.householdPence) },
          { term: 'Exports', detail: pounds(worth.exportPence) },
          { term: 'Together, a year', detail: pounds(worth.totalPence) },
        ]}
      />
      <p className="mt-4 max-w-[38em]">
        Each kWh saves <span>{penceWords(electricity.pencePerKwh)}</span> in the home and earns{' '}
        <span>{penceWords(exported.pencePerKwh)}</span> when exported. What the heating takes from the roof,{' '}
        <span>{kwh(year.year.heatingKwh)}</span>, would otherwise have earned <span>{pounds(worth.forgonePence)}</span>:{' '}
        <span>{heatingAddsWords(worth)}</span>.
      </p>
    </>
  )
}
