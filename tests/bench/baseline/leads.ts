import { Pool } from 'pg'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { payloadClient } from '@/lib/data/payload-client'
import { claimDue } from '@/lib/delivery/store/claim'
import { readInbox } from '@/lib/inbox/read-inbox'
import { readRecord } from '@/lib/inbox/read-record'
import { readQueueMetrics } from '@/lib/operations/queue-metrics'
import { reconcile } from '@/lib/operations/reconcile'
import { readWrittenPaths } from '@/lib/page-inventory/written'
import { readInboxQuery } from '@/lib/schemas/inbox'

import { median } from '../figures'
import { medianOf, percentileOf } from '../timing'

// Database queries of workers, staff and visitors, among few and many made-up leads, deliveries and pages.

const RUNS = 40
/** One for every channel, which no real lead has: a million deliveries of 100,000 leads. */
const DELIVERIES = `
  insert into deliveries (lead_id, channel, state, attempts, next_attempt_at, sent_at, created_at, updated_at)
  select l.id, channel, 'sent', 1, l.created_at, l.created_at, l.created_at, l.created_at
  from leads l, unnest(enum_range(null::enum_deliveries_channel)) channel
  where l.reference between $1 and $2 on conflict do nothing`

const LEADS = `
  insert into leads (reference, kind, status, name, first_name, last_name, email, phone, phone_e164, postcode, source,
    answers, due_at, created_at, updated_at)
  select 'PB-' || lpad(n::text, 8, '0'), 'quote-request', case when n % 50 = 0 then 'new' else 'won' end::enum_leads_status,
    'Made-up ' || n, 'Made-up', n::text, 'made-up-' || n || '@example.com', '07700 900123', '+447700900123', 'BA1 1AA',
    'survey-form', '[]', at, at, at
  from (select n, now() - n % 1000 * interval '1 day' as at from generate_series($1::int, $2::int) n) made`

const PAGES = `
  insert into pages (title, url, description, _status, created_at, updated_at)
  select 'Made-up page ' || n, '/made-up-' || n, 'The page that is made up as number ' || n, 'published', now(), now()
  from generate_series($1::int, $2::int) n`

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
const payload = await payloadClient()
const reference = (n: number) => `PB-${String(n).padStart(8, '0')}`

async function fill({ from, to, pages }: { from: number; to: number; pages: [number, number] }) {
  await pool.query(LEADS, [from, to])
  await pool.query(DELIVERIES, [reference(from), reference(to)])
  await pool.query(PAGES, pages)
  await pool.query('vacuum analyze')
}

/** The query with which the sitemap and the menus read all pages. */
const WHOLE_LIST = {
  pagination: false,
  sort: 'url',
  depth: 0,
  select: { url: true, title: true, name: true, category: true, isUnlisted: true, updatedAt: true },
  overrideAccess: false,
} as const

let edits = 0

async function publish() {
  const { rows } = await pool.query<{ id: number }>(`select id from pages where url = '/made-up-50'`)
  await payload.update({
    collection: 'pages',
    id: rows[0]?.id ?? 0,
    data: { title: `Edited ${(edits += 1)}`, _status: 'published' },
    context: OUTSIDE_SERVER,
    overrideAccess: true,
  })
}

/** Makes four deliveries due, and claims them as a worker does. */
async function claimFour(run: number) {
  await pool.query(
    `update deliveries set state = 'waiting', attempts = 0, next_attempt_at = now()
     where lead_id = (select id from leads where reference = $1)`,
    [reference(run + 1)],
  )
  return medianOf(1, () => claimDue(pool, 4))
}

async function measured() {
  const list = (collection: 'leads' | 'deliveries' | 'pages', sort: string, where = {}) =>
    payload.find({ collection, limit: 25, depth: 0, sort, where, overrideAccess: true })
  const claims: number[] = []
  for (let run = 0; run < RUNS; run += 1) claims.push(await claimFour(run))
  await pool.query(`update deliveries set state = 'sent' where state <> 'sent'`)
  const since = new Date(Date.now() - 30 * 86_400_000)
  const ms = (work: () => Promise<unknown>) => medianOf(5, work).then(() => medianOf(RUNS, work))
  return {
    deliveries: (await pool.query<{ count: number }>('select count(*)::int as count from deliveries')).rows[0]?.count,
    claimMs: median(claims),
    idleClaimMs: await ms(() => claimDue(pool, 4)),
    queueMs: await ms(() => readQueueMetrics(pool)),
    reconcileMs: await ms(() => reconcile(pool, since)),
    leadsMs: await ms(() => list('leads', '-createdAt')),
    newLeadsMs: await ms(() => list('leads', 'dueAt', { status: { equals: 'new' } })),
    leadSearchMs: await ms(() =>
      list('leads', '-createdAt', { or: [{ name: { like: 'up 77' } }, { email: { like: 'up 77' } }] }),
    ),
    deliveriesMs: await ms(() => list('deliveries', '-updatedAt')),
    pagesMs: await ms(() => list('pages', 'title')),
    pageSearchMs: await ms(() =>
      list('pages', 'title', { or: [{ title: { like: 'page 77' } }, { url: { like: 'page 77' } }] }),
    ),
    sitemapMs: await ms(() =>
      payload.find({ collection: 'pages', where: { status: { equals: 'active' } }, ...WHOLE_LIST }),
    ),
    publishMs: await ms(() => publish()),
    pathsMs: await ms(() => readWrittenPaths(pool)),
    inboxMs: await ms(openInbox),
  }
}

/** What opening the inbox and its first lead reads. */
async function openInbox() {
  const { rows } = await readInbox(pool, { userId: 0, now: new Date() }, readInboxQuery(new URLSearchParams()))
  await readRecord(pool, rows[0]?.id ?? 0)
}

await pool.query('truncate deliveries cascade')
await fill({ from: 1, to: 1_000, pages: [1, 100] })
const few = await measured()
await fill({ from: 1_001, to: 10_000, pages: [101, 1_000] })
const inboxP95Ms = await percentileOf(95, 2 * RUNS, openInbox)
await fill({ from: 10_001, to: 100_000, pages: [1_001, 10_000] })
const many = { ...(await measured()), inboxP95Ms }
process.send?.({ few, many })
