import type { DocumentSection } from '@/lib/content/document-section'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { QuoteFigures, QuoteYear } from '@/lib/domain/quotes/quote-figures'
import { type QuoteLine, quoteTotals } from '@/lib/domain/quotes/quote-lines'
import { electricityVatWords } from '@/lib/format/electricity-vat'
import { pounds, poundsAndPence } from '@/lib/format/pounds'

/** Systems that a quote compares, besides the current one. */
const COMPARED = ['infrared', 'gas-new', 'gas-old', 'heat-pump']

const isShown = ({ system, isNow }: QuoteYear): boolean => isNow || COMPARED.includes(system)
const nameOf = ({ name, isNow }: QuoteYear): string => (isNow ? `${name} (now)` : name)

/** Annual costs of panels and other heating. */
export function yearsSection({ years, date, vatChange = null }: QuoteFigures): DocumentSection {
  const vat = electricityVatWords({ change: vatChange })
  return {
    title: 'A year of heating the whole home',
    isDetail: true,
    text: [
      `At the energy prices of ${writtenDate(date)}. Low and high cover eight in ten results when every uncertain figure varies.`,
      ...(vat ? [vat] : []),
    ],
    table: {
      columns: [
        { heading: 'Heating' },
        { heading: 'Low', isFigure: true },
        { heading: 'Typical', isFigure: true },
        { heading: 'High', isFigure: true },
      ],
      rows: years
        .filter(isShown)
        .map((year) => [
          nameOf(year),
          ...(year.pence ? [year.pence.p10, year.pence.value, year.pence.p90].map(pounds) : ['', 'No price', '']),
        ]),
    },
  }
}

/** Purchase and fitting costs of panels and other heating, with grants. */
export function capitalSection({
  figures,
  lines,
}: {
  figures: QuoteFigures
  lines: readonly QuoteLine[]
}): DocumentSection {
  const { totalPence } = quoteTotals(lines)
  return {
    title: 'What each costs to buy and fit',
    isDetail: true,
    text: [
      'Panels at the total of this quote, for the rooms in it. A boiler or a heat pump heats the whole home and its water; their prices are typical ones, so ask an installer for yours.',
      ...grantWords(figures),
    ],
    table: {
      columns: [
        { heading: 'Heating' },
        { heading: 'To buy and fit', isFigure: true },
        { heading: 'Likely', isFigure: true },
        { heading: 'Grant', isFigure: true },
        { heading: 'After the grant', isFigure: true },
      ],
      rows: figures.years.filter(isShown).map((year) => [nameOf(year), ...capitalCells({ year, figures, totalPence })]),
    },
  }
}

type Row = { year: QuoteYear; figures: QuoteFigures; totalPence: number }

function capitalCells({ year: { system, isNow }, figures: { capital = [], grant }, totalPence }: Row): string[] {
  if (isNow) return ['In place', '', 'None', '']
  if (system === 'infrared') {
    const total = poundsAndPence(totalPence)
    return [total, 'As quoted', 'None', total]
  }
  const granted = system === 'heat-pump' && grant ? grant.pence : null
  const grantCell = granted === null ? 'None' : pounds(granted)
  const price = capital.find((one) => one.system === system)
  if (!price) return ['No up-to-date price', '', grantCell, '']
  return [
    pounds(price.pence),
    price.low < price.high ? `${pounds(price.low)} to ${pounds(price.high)}` : '',
    grantCell,
    pounds(Math.max(0, price.pence - (granted ?? 0))),
  ]
}

function grantWords({ grant, grantOffGas }: QuoteFigures): string[] {
  if (!grant) return []
  const { title, date } = grant.source
  const more = grantOffGas ? `, or ${pounds(grantOffGas.pence)} in place of oil or LPG off the gas grid` : ''
  return [
    `The Boiler Upgrade Scheme pays ${pounds(grant.pence)} towards a heat pump in England and Wales${more} (${title}, ${writtenDate(date)}). There is no national grant for infrared panels.`,
  ]
}
