import type { Payload, RequiredDataFromCollectionSlug } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { AVERAGE } from '@/lib/content/tariff-regions'
import type { Period } from '@/lib/domain/assumptions/assumption'
import { DEFAULT_NUMBERS, type FigureKey } from '@/lib/domain/assumptions/default-assumptions'
import { mayBeUnknown } from '@/lib/domain/assumptions/may-be-unknown'
import type { PriceCap } from '@/lib/domain/assumptions/price-cap'
import { addDays } from '@/lib/domain/calendar/london-time'

import { seedList } from '../support/seed-list'

const OWNER = 'Website editors'

/** Figures without an end date are reviewed once a year. */
const YEAR_DAYS = 365

/** New tariff periods are announced about five weeks before they start. */
const ANNOUNCED_DAYS = 35

/**
 * The initial figures for calculations. Figures that staff have deleted are not restored, unless calculations require
 * them: those came with a new release.
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
    await payload.create({ collection: 'assumptions', data, overrideAccess: true, context: OUTSIDE_SERVER }) // no user is involved in the seed
  }
}

const KEYS = Object.keys(DEFAULT_NUMBERS.figures) as FigureKey[] // safe: the object has no other keys

const documentsOf = (keys: FigureKey[]) =>
  keys.flatMap((key) => DEFAULT_NUMBERS.figures[key].periods.map((period) => assumptionDocument(key, period)))

function tariffDocument({
  region,
  validFrom,
  validTo,
  read,
  gas,
  electricityVat: { percent, until, percentAfter },
  ...cap
}: PriceCap): RequiredDataFromCollectionSlug<'tariffs'> {
  return {
    ...cap,
    gas: gas ?? {},
    vatPercent: percent,
    vatUntil: until && noon(until),
    vatPercentAfter: percentAfter,
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

/** Stored as noon UTC, which is the same date wherever staff are. */
const noon = (day: string) => `${day}T12:00:00.000Z`
