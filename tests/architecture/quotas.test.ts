import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { APPENDED, MEASURED, PROMISED } from '@/lib/platform/quotas'

/** Tables without a quota of their own, and what bounds them. */
const BOUNDED: Record<string, string> = {
  card_sessions: 'one row for each order',
  orders: 'what customers pay for, and the quotes of the lead; unpaid ones end',
  document_numbers: 'one row for each series',
  payments: 'orders that are paid, and payments at Stripe',
  payment_events: 'signed messages of Stripe; lib/delivery/retention',
  refunds: 'the payments and staff',
  blog_step_days: 'one row for each post, day and step',
  blog_view_days: 'one row for each post and day',
  blog_view_keys: 'one row for each day',
  page_view_days: 'one row for each page, source and day; lib/delivery/retention',
  file_pieces: 'the rows of arriving_files',
  marketing_objections: 'one row for each address that we hold or held',
  restore_notes: 'erasures and objections, which are limited for each sender; deleted after 12 months at the latest',
  idempotency_keys: 'one row for each enquiry, for a day',
  lead_events: 'the lead',
  lead_emails: 'staff; those of no lead in lib/delivery/retention',
  lead_tasks: 'the quotes of the lead, and staff',
  leads_rels: 'the lead',
  deliveries: 'the lead',
  payload_kv: 'one row for each service that admins test',
  people: 'the leads',
  people_merges: 'the people, and staff',
  rewards: 'the rows of user_profiles and of offers',
  stock_movements: 'orders and staff',
}

const FOLDERS = ['src/lib/use-cases', 'src/lib/http', 'src/lib/people', 'src/lib/platform/claimed-key.ts']

const filesIn = (folder: string): string[] =>
  folder.endsWith('.ts')
    ? [folder]
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => path.join(folder, file))

const namedIn = (pattern: RegExp) =>
  new Set(
    FOLDERS.flatMap(filesIn).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name),
    ),
  )

test('every list that requests make longer has a limit', () => {
  expect([...namedIn(/(\w+) = coalesce\(\1, '\[\]'\) \|\|/g)]).toEqual(Object.keys(APPENDED))
})

test('every table that requests fill has a quota, or something else bounds it', () => {
  const filled = namedIn(/insert into (\w+)/g)
  const known = [...Object.keys(PROMISED), ...Object.keys(MEASURED), ...Object.keys(BOUNDED)]
  expect(filled.size).toBeGreaterThan(10)
  expect([...filled].filter((table) => !known.includes(table))).toEqual([])
})
