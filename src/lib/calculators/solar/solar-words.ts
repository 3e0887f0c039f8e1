import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { BUILT } from '@/lib/domain/building/home/built'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { FACINGS } from '@/lib/domain/solar/roof-yield'
import type { SolarWorth, SolarYear } from '@/lib/domain/solar/solar-year'
import { labelOf } from '@/lib/domain/text/label-of'
import { pounds } from '@/lib/format/pounds'
import { writtenNumber } from '@/lib/format/written-number'

import type { SolarQuote, SourcedPrice } from './solar-quote'

/** '1,250 kWh' */
export const kwh = (value: number): string => `${writtenNumber(Math.round(value))} kWh`

/** '3%'; one decimal below 1%: '0.4%'; 'nothing' for zero. */
export function shareWords(share: number | null): string {
  if (share === null || share < 0.0005) return 'nothing'
  return `${writtenNumber(100 * share, { most: share < 0.01 ? 1 : 0 })}%`
}

/** '26.32p' */
export const penceWords = (pence: number): string => `${writtenNumber(pence, { most: 2 })}p`

/** 'A roof of 4 kWp facing south at 35°, with a battery of 5 kWh' */
export function roofWords({ kwp, facing, pitch, battery }: SolarQuote['answers']): string {
  const roof = `A roof of ${writtenNumber(kwp, { most: 2 })} kWp facing ${labelOf(FACINGS, facing).toLowerCase()} at ${pitch}°`
  return battery > 0 ? `${roof}, with a battery of ${writtenNumber(battery, { most: 1 })} kWh` : `${roof}, no battery`
}

/** 'Semi-detached or end of terrace, 93 m², 1976 to 1982' */
export function homeWords({ type, area, built }: SolarQuote['answers']): string {
  return `${labelOf(PROPERTY_TYPES, type)}, ${writtenNumber(area)} m², ${labelOf(BUILT, built).toLowerCase()}`
}

/** The source of a price: 'Ofgem … , read 20 November 2026' */
export function priceSource({ source, endedOn }: SourcedPrice): string {
  if (!source) return 'your own figure'
  const read = `${source.title}, read ${writtenDate(source.date)}`
  return endedOn === null ? read : `${read}; it held until ${writtenDate(endedOn)} and is still used`
}

/** The winter yield in two sentences. */
export function winterWords({ winterShare, darkestShare, madeInDarkest }: SolarYear): string {
  return `From October to March the roof covers ${shareWords(winterShare)} of the heating. From November to January it makes ${shareWords(madeInDarkest)} of its year’s electricity and covers ${shareWords(darkestShare)}.`
}

/** What heating changes about the worth of the roof; less than nothing if exports earn more than purchases cost. */
export function heatingAddsWords({ heatingPence, forgonePence }: SolarWorth): string {
  const added = heatingPence - forgonePence
  if (added < 0) return `heating makes the roof worth ${pounds(-added)} less`
  return `heating adds ${added > 0 ? pounds(added) : 'nothing'} to what the roof is worth`
}

type Row = { label: string; value: string }

const LABELS = {
  roof: 'Solar roof',
  home: 'Home for the solar quote',
  heating: 'Electricity for heating, a year',
  made: 'Made by the roof, a year',
  covered: 'Heating covered, October to March',
  darkest: 'Heating covered, November to January',
  exported: 'Exported, a year',
  worth: 'Worth of the roof, a year',
  prices: 'Prices of the solar quote',
  address: 'The solar quote',
} as const

/** Rows for a quote request: listed options and figures only, no free text. */
export function solarRows(quote: SolarQuote, path: string): Row[] {
  const { answers, year, heatingKwh, electricity, worth } = quote
  const rows: Record<keyof typeof LABELS, string | null> = {
    roof: roofWords(answers),
    home: homeWords(answers),
    heating: kwh(heatingKwh),
    made: kwh(year.year.madeKwh),
    covered: shareWords(year.winterShare),
    darkest: shareWords(year.darkestShare),
    exported: kwh(year.year.exportedKwh),
    worth: worth && `${pounds(worth.totalPence)}, of which ${pounds(worth.heatingPence)} is heating`,
    prices: `${penceWords(electricity.pencePerKwh)} bought${quote.export ? `, ${penceWords(quote.export.pencePerKwh)} exported` : ''}`,
    address: path,
  }
  return Object.entries(LABELS).flatMap(([key, label]) => {
    const value = rows[key as keyof typeof LABELS]
    return value === null ? [] : [{ label, value }]
  })
}
