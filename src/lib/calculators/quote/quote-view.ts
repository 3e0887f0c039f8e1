import { cancellationForm, CANCELLING, termsWords } from '@/lib/content/contract-terms'
import type { DocumentSection, DocumentTable, DocumentView } from '@/lib/content/document-section'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { DELIVERY_DAYS_MAX } from '@/lib/domain/orders/order'
import type { QuoteFigures } from '@/lib/domain/quotes/quote-figures'
import {
  depositPence,
  includesFitting,
  isText,
  linePence,
  linesDifference,
  type QuoteLine,
  quoteTotals,
} from '@/lib/domain/quotes/quote-lines'
import { poundsAndPence } from '@/lib/format/pounds'
import { priceOrSurvey } from '@/lib/format/price-or-survey'

import { VERDICT_LABELS } from '../engine/verdict-labels'
import { capitalSection, yearsSection } from './heating-sections'
import { optionsSection, priceSections } from './price-sections'
import { EXCLUSIONS, IF_WRONG } from './quote-terms'

/** A quote as stored. Dates are ISO dates. */
export type Quote = {
  reference: string
  version: number
  figures: QuoteFigures
  lines: QuoteLine[]
  /** Lines of the previous version; null for the first. */
  previousLines: QuoteLine[] | null
  message: string
  validUntil: string
  termsVersion: string
  /** Null if the whole amount is paid at once. */
  depositPercent: number | null
}

/** A quote as shown on the page, in the email, in the PDF and in the admin. */
export function quoteView(quote: Quote): DocumentView {
  const { figures, lines, reference, version, message } = quote
  const sections: (DocumentSection | null)[] = [
    verdictSection(figures),
    ...priceSections(lines, figures.home),
    optionsSection(lines),
    message ? { title: 'From us to you', text: message.split(/\n+/) } : null,
    changesSection(quote),
    { title: 'Not included', text: EXCLUSIONS },
    ...(figures.years.length > 0 ? [yearsSection(figures), capitalSection(quote)] : []),
    figures.rating && ratingSection(figures.rating),
    offerSection(quote),
    payingSection(quote),
    { title: 'Your right to cancel', text: CANCELLING },
    {
      title: 'Cancellation form',
      isDetail: true,
      text: cancellationForm({ trader: figures.trader, what: `quote ${reference}` }),
    },
    { title: 'If something is wrong', text: IF_WRONG },
    { title: 'Who you are buying from', text: [figures.trader] },
    assumptionsSection(figures),
  ]
  return {
    title: version === 1 ? 'Your quote' : `Your quote, version ${version}`,
    reference,
    date: figures.date,
    sections: sections.filter((section) => section !== null),
  }
}

/** Quotes made before the verdicts were renamed keep theirs. */
const LABELS: Record<NonNullable<QuoteFigures['verdict']>, string> = {
  ...VERDICT_LABELS,
  depends: 'It depends',
  'not-the-best-choice': 'Not the best choice',
}

function verdictSection({ verdict, reasons }: QuoteFigures): DocumentSection {
  return {
    title: verdict === null ? 'What this is based on' : `Our verdict: ${LABELS[verdict].toLowerCase()}`,
    text: reasons,
  }
}

function changesSection({ version, lines, previousLines }: Quote): DocumentSection | null {
  if (previousLines === null) return null
  const title = `Changed since version ${version - 1}`
  const changes = differenceTable(previousLines, lines)
  return changes.rows.length > 0 ? { title, text: [], table: changes } : { title, text: ['The lines are the same.'] }
}

/** The differences between two lists of lines. */
export function differenceTable(before: readonly QuoteLine[], after: readonly QuoteLine[]): DocumentTable {
  return {
    columns: [{ heading: 'Line' }, { heading: 'Before', isFigure: true }, { heading: 'Now', isFigure: true }],
    rows: linesDifference(before, after).map((line) => [line.name, lineWords(line.before), lineWords(line.after)]),
  }
}

/** '12 × £179.00 = £2,148.00' */
function lineWords(line: QuoteLine | null): string {
  if (line === null) return 'None'
  const detail = line.detail && ` (${line.detail})`
  if (isText(line.kind)) return `In the quote${detail}`
  if (line.eachPence === null) return `${line.quantity}, ${priceOrSurvey(null).toLowerCase()}${detail}`
  const option = line.isOption ? ', an option' : ''
  return `${line.quantity} × ${poundsAndPence(line.eachPence)} = ${priceOrSurvey(linePence(line))}${option}${detail}`
}

function ratingSection({ now, panels, words, note }: NonNullable<QuoteFigures['rating']>): DocumentSection {
  return {
    title: 'Energy rating (EPC)',
    isDetail: true,
    text: [words, note],
    table: {
      columns: [{ heading: 'Heating' }, { heading: 'Rating', isFigure: true }],
      rows: [
        ['As it is now', now ?? 'Not known'],
        ['With panels', panels],
      ],
    },
  }
}

function offerSection({ validUntil, termsVersion, figures, reference }: Quote): DocumentSection {
  return {
    title: 'Our offer',
    text: [],
    table: {
      columns: [{ heading: 'Offer' }, { heading: 'Details' }],
      rows: [
        ['Reference', reference],
        ['Valid until', writtenDate(validUntil)],
        ['Terms of service', termsWords(termsVersion)],
        ['Prices of', writtenDate(figures.date)],
        ['Calculation', figures.hash],
      ],
    },
  }
}

function payingSection({ lines, depositPercent }: Quote): DocumentSection {
  const totals = quoteTotals(lines)
  const deposit = depositPence(totals, depositPercent)
  return {
    title: 'Paying, delivery and fitting',
    text: [
      deposit === null
        ? `You pay ${poundsAndPence(totals.totalPence)} once you have our order, by card or bank transfer.`
        : `You pay a deposit of ${poundsAndPence(deposit)} once you have our order, and the rest, ${poundsAndPence(totals.totalPence - deposit)}, before we dispatch the goods, by card or bank transfer.`,
      `We deliver within ${DELIVERY_DAYS_MAX} days of the order at the latest, unless we agree another date with you.`,
      ...(includesFitting(lines)
        ? ['We agree the date of the fitting with you. We begin within the time to cancel only if you ask us to.']
        : []),
    ],
  }
}

function assumptionsSection({ assumptions }: QuoteFigures): DocumentSection {
  return {
    title: 'Assumptions',
    isDetail: true,
    text: [],
    table: {
      columns: [{ heading: 'What we assume' }, { heading: 'Value', isFigure: true }, { heading: 'Source and date' }],
      rows: assumptions.map(({ name, amount, source }) => [
        name,
        amount,
        `${source.title}, ${writtenDate(source.date)}`,
      ]),
    },
  }
}
