import type { Payload } from 'payload'

import { DEFAULT_CONTACT } from '@/lib/content/default-contact'
import { isDramaNumber } from '@/lib/domain/leads/drama-number'
import type { SiteSetting } from '@/lib/generated/payload-types'
import { type FirstDay, readFirstDay } from '@/lib/operations/first-day'
import type { Noted } from '@/lib/page-inventory/notices'
import { readClaimsWithoutProof, readShownSamples } from '@/lib/page-inventory/out-of-date'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'

import { writtenMoment } from '../moment'
import { hasCompanyNumber, sampleLinksOf } from '../simple/sample-details'

/** `path`: below the admin root, where to do it; null if it is done outside the admin. */
export type StartItem = { title: string; detail: string; isDone: boolean; path: `/${string}` | null }
export type StartGroup = { title: string; items: StartItem[] }

const COMPANY = '/globals/site-settings'

/** What the owner has to do before visitors come. Each item reads its state where it is kept, so it closes by itself. */
export async function readStart(payload: Payload, siteUrl: string): Promise<StartGroup[]> {
  const pool = poolOf(payload)
  const [settings, firstDay, samples, claims] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true }),
    readFirstDay(pool),
    readShownSamples(pool),
    readClaimsWithoutProof(pool),
  ])
  return [
    { title: 'Company', items: [...companyItems(settings), hoursItem(firstDay)] },
    { title: 'Samples left', items: sampleItems({ settings, samples, claims }) },
    { title: 'Safety', items: safetyItems({ firstDay, siteUrl, now: now() }) },
  ]
}

function companyItems(settings: SiteSetting): StartItem[] {
  const { address, bank, email, phone, sparkyPhone, vatNumber } = settings
  const numbers = [phone, sparkyPhone].filter(isDramaNumber)
  const hasOffice = address.street !== DEFAULT_CONTACT.street || address.postcode !== DEFAULT_CONTACT.postcode
  const hasBank = Boolean(bank?.accountName && bank.sortCode && bank.accountNumber)
  return [
    item('Company number', hasCompanyNumber(settings), 'Enter it. The law requires it on the website.'),
    item('Address of the head office', hasOffice, `Enter yours. ${DEFAULT_CONTACT.street} is a sample.`),
    item('Telephone numbers', numbers.length === 0, `Replace ${numbers.join(' and ')}, which are samples.`),
    item('Email address', !email.endsWith('example.com'), `Replace the sample address ${email}.`),
    item('VAT number', Boolean(vatNumber), 'Enter it before the first invoice, if you are registered.'),
    item('Bank account', hasBank, 'Enter it. Customers who pay by transfer need it.'),
  ].map((one) => ({ ...one, path: COMPANY }))
}

const hoursItem = ({ hasSavedHours }: FirstDay): StartItem => ({
  ...item('Opening hours', hasSavedHours, 'Set the hours and the days on which you are closed, and save.'),
  path: '/globals/opening-hours',
})

type Samples = { settings: SiteSetting; samples: Noted; claims: Noted }

function sampleItems({ settings, samples, claims }: Samples): StartItem[] {
  const links = sampleLinksOf(settings)
  const first = claims.notices.slice(0, 3).map(({ what }) => `“${what}”`)
  return [
    {
      ...item(
        'Testimonials, case studies and installers',
        samples.total === 0,
        `${samples.total} are samples. Visitors see them.`,
      ),
      path: '/simple',
    },
    {
      ...item(
        'Links to social media',
        links.length === 0,
        `${links.length} lead to sample addresses. Replace or remove them.`,
      ),
      path: COMPANY,
    },
    {
      ...item(
        'Claims without proof',
        claims.total === 0,
        `${claims.total} are published: ${first.join(', ')}. Prove each, or decide that it goes.`,
      ),
      path: '/claims',
    },
  ]
}

type Safety = { firstDay: FirstDay; siteUrl: string; now: Date }

function safetyItems({ firstDay, siteUrl, now }: Safety): StartItem[] {
  const { admins, adminsWithoutFactor, backupAt, restoredAt } = firstDay
  const isHttps = siteUrl.startsWith('https:')
  return [
    { ...item('A second admin', admins > 1, 'Add someone who can let you back in.'), path: '/collections/users' },
    {
      ...item(
        'A second factor for every admin',
        adminsWithoutFactor === 0,
        `${adminsWithoutFactor} of ${admins} sign in with a password alone. Each adds an app or a passkey under “Account”.`,
      ),
      path: '/account',
    },
    backupItem(backupAt, now),
    restoredAt
      ? { title: 'Backup restored once', detail: `Last on ${writtenMoment(restoredAt)}.`, isDone: true, path: null }
      : item('Backup restored once', false, 'Run “npm run restore -- file --trial” on the server, with the backup.'),
    item('Secure address', isHttps, `The site is at ${siteUrl}. Set SITE_URL to its https:// address.`),
  ]
}

/** A backup counts for a week. */
const BACKUP_DAYS = 7
const DAY_MS = 86_400_000

function backupItem(madeAt: Date | null, now: Date): StartItem {
  const isRecent = madeAt !== null && now.getTime() - madeAt.getTime() <= BACKUP_DAYS * DAY_MS
  const last = madeAt ? `Last made on ${writtenMoment(madeAt)}.` : ''
  const todo = [
    last,
    'Let the worker make one every night, encrypted and on another machine: BACKUP_PUBLIC_KEY, BACKUP_DIR.',
  ]
  return { title: 'Backup', detail: isRecent ? last : todo.join(' ').trim(), isDone: isRecent, path: null }
}

const item = (title: string, isDone: boolean, todo: string): StartItem => ({
  title,
  isDone,
  detail: isDone ? '' : todo,
  path: null,
})
