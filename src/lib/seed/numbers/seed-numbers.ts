import type { Payload, RequiredDataFromCollectionSlug } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import type { Period } from '@/lib/domain/assumptions/assumption'
import { DEFAULT_NUMBERS, type FigureKey } from '@/lib/domain/assumptions/default-assumptions'
import { mayBeUnknown } from '@/lib/domain/assumptions/may-be-unknown'
import type { PriceCap } from '@/lib/domain/running-cost/tariff'
import { addDays } from '@/lib/domain/service-level/london-time'
import { AVERAGE } from '@/lib/site/tariff-regions'

import { seedList } from '../seed-list'

const OWNER = 'Website editors'

/** A figure without a last day is looked at once a year. */
const YEAR_DAYS = 365

/** A new period is announced about five weeks before it begins. */
const ANNOUNCED_DAYS = 35

/**
 * The numbers that a new site calculates with. Of those that staff began to keep nothing comes back, but for a figure
 * that no calculation does without: it came with a new version of the site.
 */
export async function seedNumbers(payload: Payload): Promise<void> {
  await seedList({ payload, collection: 'tariffs', documents: DEFAULT_NUMBERS.tariffs.map(tariffDocument) })
  await seedList({ payload, collection: 'assumptions', documents: documentsOf(KEYS) })
  const { docs } = await payload.find({
    collection: 'assumptions',
    pagination: false,
    depth: 0,
    select: { key: true },
    overrideAccess: true,
  })
  const held = new Set(docs.map(({ key }) => key))
  for (const data of documentsOf(KEYS.filter((key) => !held.has(key) && !mayBeUnknown(key)))) {
    await payload.create({ collection: 'assumptions', data, overrideAccess: true, context: OUTSIDE_SERVER }) // the seed is nobody's request
  }
}

const KEYS = Object.keys(DEFAULT_NUMBERS.figures) as FigureKey[] // a record of keys has no others

const documentsOf = (keys: FigureKey[]) =>
  keys.flatMap((key) => DEFAULT_NUMBERS.figures[key].periods.map((period) => assumptionDocument(key, period)))

function tariffDocument({
  region,
  validFrom,
  validTo,
  read,
  gas,
  ...cap
}: PriceCap): RequiredDataFromCollectionSlug<'tariffs'> {
  return {
    ...cap,
    gas: gas ?? {},
    region: region ?? AVERAGE,
    validFrom: noon(validFrom),
    validTo: noon(validTo),
    read: noon(read),
    owner: OWNER,
    nextReview: noon(addDays(validTo, -ANNOUNCED_DAYS)),
  }
}

function assumptionDocument(
  key: FigureKey,
  { value, spread, validFrom, validTo, source: { title, date, ...source } }: Period,
): RequiredDataFromCollectionSlug<'assumptions'> {
  return {
    key,
    value,
    ...spread,
    validFrom: noon(validFrom),
    validTo: validTo && noon(validTo),
    source: title,
    ...source,
    read: noon(date),
    owner: OWNER,
    nextReview: noon(validTo ?? addDays(date, YEAR_DAYS)),
  }
}

/** A day is kept as its noon, which is the same day wherever staff sit. */
const noon = (day: string) => `${day}T12:00:00.000Z`
