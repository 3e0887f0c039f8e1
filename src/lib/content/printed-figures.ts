import type { Tariff } from '@/lib/domain/assumptions/tariff'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { NamedFigures } from '@/lib/domain/energy-costs/named-figures'
import { inOrder } from '@/lib/domain/quantity/evaluate'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { counted } from '@/lib/format/counted'
import { pounds } from '@/lib/format/pounds'
import { formatPrices } from '@/lib/format/prices'
import { writtenNumber } from '@/lib/format/written-number'

import { PRICE_CAP } from './figure-options'

/**
 * A figure from the records, formatted for text: '26.32p', '84%', '£7,500'. `value` is in the record's unit; null for
 * text such as a period.
 */
export type PrintedFigure = { key: string; text: string; value: number | null; note: FigureNote | null }

/** The note on a figure. `isOver`: expired without a replacement. */
type FigureNote = { about: string; source: string; isOver: boolean; checkedOn: string | null }

/** Every figure available to text, by key. */
export type PrintedFigures = Readonly<Record<string, PrintedFigure>>

type Given = Pick<NamedFigures, 'figures' | 'expired'> & { tariff: Tariff }

export function printedFigures({ figures, expired, tariff }: Given): PrintedFigures {
  const over = new Set<string>(expired.map(({ key }) => key))
  const printed = figures.map((figure): PrintedFigure => ({
    key: figure.key,
    text: formatFigure(figure),
    value: figure.value,
    note: noteOf(figure, over),
  }))
  const cap: PrintedFigure = { key: PRICE_CAP.key, text: formatPrices(tariff), value: null, note: null }
  return Object.fromEntries([...printed, cap].map((figure) => [figure.key, figure]))
}

/** The surrounding text names the unit ('26.32p per kWh'), so only its symbol is added. */
export function formatFigure({ value, unit }: Pick<Quantity, 'value' | 'unit'>): string {
  switch (unit) {
    case 'p':
      return pounds(value)
    case 'p/kWh':
    case 'p/day':
      return `${writtenNumber(value, { most: 2 })}p`
    case 'p/hour':
      return `${writtenNumber(value, { most: 1 })}p`
    case 'kg/kWh':
      return `${writtenNumber(value, { most: 3 })} kg`
    case 'times':
      return writtenNumber(value, { most: 1 })
    case 'kWh/kWh':
      return value > 1 ? writtenNumber(value, { most: 2 }) : percent(value)
    case '':
      return percent(value)
    case 'panels':
      return counted(value, 'panel')
    default:
      return `${writtenNumber(value, { most: 2 })} ${unit}`
  }
}

const percent = (share: number) => `${writtenNumber(share * 100, { most: 1 })}%`

function noteOf(figure: Quantity, over: ReadonlySet<string>): FigureNote {
  const { name, formula, inputs, source } = figure
  const given = inOrder([figure]).filter((quantity) => quantity.source)
  const isOver = given.some(({ key }) => over.has(key))
  const from = [...new Set(given.flatMap((quantity) => quantity.source?.title ?? []))].join('; ')
  return {
    about:
      formula === undefined
        ? `${name}.`
        : `${name} = ${formula}. ${inputs.map((input) => `${input.name} ${formatFigure(input)}`).join(', ')}.`,
    source: `${from}${isOver ? '; newer figures are not yet entered' : ''}.`,
    isOver,
    checkedOn: source ? writtenDate(source.date) : null,
  }
}
