import { AVERAGE } from '@/lib/content/tariff-regions'
import type { Assumption } from '@/lib/domain/assumptions/assumption'
import { DEFAULT_NUMBERS, type FigureKey, type Numbers } from '@/lib/domain/assumptions/default-assumptions'
import type { PriceCap } from '@/lib/domain/assumptions/price-cap'
import { londonDay } from '@/lib/domain/calendar/london-day'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { heatingPricesOn } from '@/lib/domain/energy-costs/heating-prices-on'
import type { HeatingPrices } from '@/lib/domain/energy-costs/ways-of-heating'
import type { Source } from '@/lib/domain/quantity/quantity'
import type { Assumption as AssumptionDoc, Tariff as TariffDoc } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** All tariffs and assumptions maintained by staff, for every period. */
export const getNumbers = cachedRead(CACHE_MANIFEST.numbers, readNumbers)

/**
 * Today's average prices and four heating systems, or those of the last period if no newer ones have been entered.
 * @throws if a number that every calculation needs is missing
 */
export async function getHeatingPrices(): Promise<HeatingPrices> {
  const found = heatingPricesOn({ numbers: await getNumbers(), date: londonTime(now()).date })
  if (!found.ok)
    throw new Error(`No heating prices on ${found.date}: ${found.reason}${'key' in found ? ` of ${found.key}` : ''}`)
  return found.prices
}

async function readNumbers(): Promise<Numbers> {
  const payload = await payloadClient()
  const everything = { pagination: false, depth: 0, sort: 'validFrom', overrideAccess: false } as const
  const [assumptions, tariffs] = await Promise.all([
    payload.find({ collection: 'assumptions', ...everything }),
    payload.find({ collection: 'tariffs', ...everything }),
  ])
  return { figures: toFigures(assumptions.docs), tariffs: tariffs.docs.map(toPriceCap) }
}

/** Names and units come from the code, values and sources from staff. */
function toFigures(docs: readonly AssumptionDoc[]): Numbers['figures'] {
  const figureOf = (key: string, { name, unit }: Assumption): Assumption => ({
    name,
    unit,
    periods: docs.filter((doc) => doc.key === key).map(toPeriod),
  })
  const figures = Object.entries(DEFAULT_NUMBERS.figures).map(([key, assumption]) => [key, figureOf(key, assumption)])
  return Object.fromEntries(figures) as Record<FigureKey, Assumption> // exactly the keys of the list
}

function toPeriod({ validFrom, validTo, value, low, high, ...doc }: AssumptionDoc): Assumption['periods'][number] {
  const isSpread = typeof low === 'number' && typeof high === 'number'
  return {
    validFrom: londonDay(validFrom),
    validTo: validTo ? londonDay(validTo) : null,
    value,
    source: sourceOf(doc),
    ...(isSpread && { spread: { low, high } }),
  }
}

/** Converts a tariff to the form that calculations use. */
function toPriceCap({ region, period, electricity, gas, ...doc }: TariffDoc): PriceCap {
  const { title: source, date: read, ...provenance } = sourceOf(doc)
  const { pencePerKwh, pencePerDay } = gas ?? {}
  const isGas = typeof pencePerKwh === 'number' && typeof pencePerDay === 'number'
  return {
    region: region === AVERAGE ? null : region,
    period,
    validFrom: londonDay(doc.validFrom),
    validTo: londonDay(doc.validTo),
    electricity: { pencePerKwh: required(electricity.pencePerKwh), pencePerDay: required(electricity.pencePerDay) },
    gas: isGas ? { pencePerKwh, pencePerDay } : null,
    source,
    electricityVat: {
      percent: doc.vatPercent,
      until: doc.vatUntil ? londonDay(doc.vatUntil) : null,
      percentAfter: doc.vatPercentAfter ?? null,
    },
    gasVatPercent: doc.gasVatPercent,
    read,
    ...provenance,
  }
}

function sourceOf({
  source,
  read,
  confidence,
  url,
}: Pick<AssumptionDoc, 'source' | 'read' | 'confidence' | 'url'>): Source {
  return { title: source, date: londonDay(read), confidence, ...(url && { url }) }
}

/** A tariff cannot be saved without an electricity price. */
function required(pence: number | null | undefined): number {
  if (typeof pence !== 'number') throw new Error('A tariff has no electricity price')
  return pence
}
