import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'

import { ensureQueue } from '@/lib/delivery/queue'
import { sweep } from '@/lib/delivery/sweep'

import { ENDPOINT_PATHS, ENQUIRIES } from '../../fixtures/enquiries'
import { silentLog } from '../delivery/support'
import { submit } from '../support/enquiries'
import { pool, readLead, rowsAddedBy } from '../support/rows'

const deps = { pool, log: silentLog() }

beforeEach(() => ensureQueue(deps))
afterAll(() => pool.end())

const SORRY = {
  message:
    'We could not save your request just now, and nothing was sent. Please try again, or call us on 01632 960 123.',
  errors: [],
}

describe.each([
  'drop schema pgboss cascade',
  'drop table pgboss.job cascade',
  `delete from pgboss.job; select pgboss.delete_queue('deliver')`,
])('without its queue (%s)', (loss) => {
  test.each(ENDPOINT_PATHS)('an enquiry is taken all the same, and sent once the queue is back: %s', async (path) => {
    await pool.query(loss)
    const { status, body } = await submit(path, ENQUIRIES[path])
    expect(status).toBe(201)

    await pool.query(`update deliveries set next_attempt_at = now() - interval '1 minute'`)
    await sweep(deps)
    const { deliveries, jobs } = await readLead(body.reference ?? '')
    expect(deliveries.length).toBeGreaterThanOrEqual(2)
    expect(jobs.map(({ delivery }) => delivery).sort()).toEqual(deliveries.map(({ id }) => id).sort())
  })
})

describe('while a table refuses', () => {
  const refuse = (table: string) =>
    pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full' using errcode = '53100'; end $$;
      create trigger refuse before insert on ${table} for each row execute function refuse()`)
  afterEach(() => pool.query('drop function if exists refuse() cascade'))

  // The last thing an enquiry writes must take everything before it along.
  test.each(['leads', 'leads_rels', 'deliveries', 'idempotency_keys', 'pgboss.job'])(
    '%s, nothing at all is written and the visitor is told whom to ring',
    async (table) => {
      await refuse(table)
      for (const path of ENDPOINT_PATHS) {
        const added = await rowsAddedBy(async () => {
          const { status, body, headers } = await submit(path, ENQUIRIES[path])
          expect([path, status, body]).toEqual([path, 503, SORRY])
          expect(headers.get('retry-after')).toBe('30')
        })
        expect([path, added]).toEqual([path, {}])
      }
    },
  )

  test('the same key is taken once it no longer does', async () => {
    const key = crypto.randomUUID()
    await refuse('deliveries')
    expect((await submit('/contact', ENQUIRIES['/contact'], { key })).status).toBe(503)
    await pool.query('drop function refuse() cascade')
    expect((await submit('/contact', ENQUIRIES['/contact'], { key })).status).toBe(201)
  })
})

test('a database that stalls is not waited for, and nothing is written later', async () => {
  const added = await rowsAddedBy(async () => {
    const blocker = await pool.connect()
    await blocker.query('begin; lock table leads in access exclusive mode')
    const { status, body } = await submit('/contact', ENQUIRIES['/contact'])
    await blocker.query('rollback')
    blocker.release()
    expect([status, body]).toEqual([503, SORRY])
  })
  expect(added).toEqual({})
})

// The connections that nobody uses at that moment are lost as well; unheard, that would end the process, and this run.
test('a database that throws everybody out and lets nobody in', async () => {
  await Promise.all(Array.from({ length: 8 }, () => submit('/contact', ENQUIRIES['/contact'])))
  const name = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1)
  const beside = new Client({ connectionString: new URL('/postgres', process.env.DATABASE_URL).href })
  await beside.connect()
  await beside.query(`alter database "${name}" allow_connections false`)
  await beside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  for (const path of ENDPOINT_PATHS) {
    const { status, body } = await submit(path, ENQUIRIES[path])
    expect([path, status, body]).toEqual([path, 503, SORRY])
  }
  await beside.query(`alter database "${name}" allow_connections true`)
  await beside.end()
  expect((await submit('/contact', ENQUIRIES['/contact'])).status).toBe(201)
})
