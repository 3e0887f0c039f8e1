import { beforeAll, expect, test } from 'vitest'

import { readNextLeads } from '@/components/admin/read-next-leads'
import { payloadClient } from '@/lib/data/payload-client'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { submit } from '../support/enquiries'
import { pool, readLead } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => void (sessions = await openSessions(payload)))

/** A lead that is due that many hours after a day in the past, so that other tests' leads come later. */
async function leadDueIn(hours: number): Promise<number> {
  const { body } = await submit('/survey-leads', ENQUIRIES['/survey-leads'])
  const id = Number((await readLead(body.reference ?? '')).lead.id)
  await pool.query(`update leads set due_at = timestamptz '2020-01-01' + $2 * interval '1 hour' where id = $1`, [
    id,
    hours,
  ])
  return id
}

test('the dashboard lists the five leads that are due first, and none that is answered, held back or an order', async () => {
  const [order, sixth, third, answered, first, held, fourth, second, fifth] = [
    await leadDueIn(0),
    await leadDueIn(6),
    await leadDueIn(3),
    await leadDueIn(0),
    await leadDueIn(1),
    await leadDueIn(0),
    await leadDueIn(4),
    await leadDueIn(2),
    await leadDueIn(5),
  ]
  await pool.query(`update leads set answered_at = now() where id = $1`, [answered])
  await pool.query(`update leads set quarantined = true where id = $1`, [held])
  await pool.query(`update leads set kind = 'order' where id = $1`, [order])
  const next = await readNextLeads({ payload, user: sessions.sales.user as never })
  expect(next.map(({ id }) => id)).toEqual([first, second, third, fourth, fifth])
  expect(next.map(({ id }) => id)).not.toContain(sixth)
})

test('an editor, who may not see leads, cannot read them', async () => {
  await expect(readNextLeads({ payload, user: sessions.editor.user as never })).rejects.toThrow()
})
