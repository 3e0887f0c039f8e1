import type { PayloadRequest } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'
import { EDITORS, type Role, SALES_ROLES } from '@/lib/domain/staff/roles'
import { type Noted, readBroken, readOverdueClaims, readScheduled, SHOWN_MAX } from '@/lib/page-inventory/notices'
import {
  readMissingHolidays,
  readOldSources,
  readShownSamples,
  readTypedPrices,
  readUnconfirmedClaims,
} from '@/lib/page-inventory/out-of-date'
import { poolOf } from '@/lib/platform/database'

import { numbersWanting } from '../numbers-wanting'
import { readReplacedPrices } from './replaced-prices'
import { readWaitingReviews } from './reviews-to-decide'
import { readSampleDetails } from './sample-details'
import { readChecksToConfirm } from './waiting-checks'

/** What needs attention, of one kind. Each disappears by itself once it is put right. */
export type Section = {
  title: string
  /** Said when nothing of the kind needs attention; without it, the section is then left out. */
  empty?: string
  /** Where all of them are, below the admin root. */
  all: string
  /** Who sees it, if not editors. */
  roles?: readonly Role[]
  read: (req: PayloadRequest) => Promise<Noted>
}

/** In the order of the page. */
const SECTIONS: readonly Section[] = [
  {
    title: 'Reviews to decide',
    all: '/collections/reviews',
    roles: SALES_ROLES,
    read: ({ payload }) => readWaitingReviews(poolOf(payload)),
  },
  { title: 'Checks for you to confirm', all: '/simple', read: readChecksToConfirm },
  {
    title: 'Company details to be set',
    all: '/globals/site-settings',
    read: ({ payload }) => readSampleDetails(payload),
  },
  {
    title: 'Scheduled',
    empty: 'Nothing is scheduled.',
    all: '/scheduled',
    read: ({ payload }) => readScheduled(poolOf(payload)),
  },
  {
    title: 'Claims to review',
    empty: 'No review is due.',
    all: '/collections/claims',
    read: ({ payload }) => readOverdueClaims(poolOf(payload)),
  },
  {
    title: 'Claims without a confirmed proof',
    all: '/collections/claims',
    read: ({ payload }) => readUnconfirmedClaims(poolOf(payload)),
  },
  {
    title: 'Prices and assumptions to review',
    empty: 'Every tariff and assumption is in date.',
    all: '/collections/tariffs',
    read: readNumbers,
  },
  {
    title: 'Old prices typed in texts',
    empty: 'No text has a price of the period before.',
    all: '/pages',
    read: async ({ payload }) => readTypedPrices(poolOf(payload), await readReplacedPrices(payload)),
  },
  {
    title: 'Sources to read again',
    empty: 'Every source was checked within a year.',
    all: '/collections/sources?sort=checked',
    read: ({ payload }) => readOldSources(poolOf(payload)),
  },
  {
    title: 'Closed days to enter',
    all: '/globals/opening-hours',
    read: ({ payload }) => readMissingHolidays(poolOf(payload)),
  },
  {
    title: 'Samples that visitors see',
    all: '/collections/testimonials',
    read: ({ payload }) => readShownSamples(poolOf(payload)),
  },
  {
    title: 'Broken',
    empty: 'Every page and every link on it works.',
    all: '/pages?broken=on',
    read: ({ payload }) => readBroken(poolOf(payload)),
  },
]

/** What this colleague sees of it. */
export const sectionsFor = (user: object | null): Section[] =>
  SECTIONS.filter(({ roles = EDITORS }) => hasRole(user, ...roles))

async function readNumbers({ payload, user }: PayloadRequest): Promise<Noted> {
  const numbers = await numbersWanting({ payload, user })
  const notices = numbers.slice(0, SHOWN_MAX).map(({ collection, id, name, state, since }) => ({
    what: name,
    editPath: `/collections/${collection}/${id}`,
    at: new Date(since),
    detail: state === 'expired' ? 'has been out of date since' : 'has been due for review since',
  }))
  return { notices, total: numbers.length }
}
