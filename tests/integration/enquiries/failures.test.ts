import { Client } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'

import { ENDPOINT_PATHS, ENQUIRIES } from '../../fixtures/enquiries'
import { submit } from '../support/enquiries'
import { pool, rowsAddedBy } from '../support/rows'

const SORRY = {
  message:
    'We could not save your request just now, and nothing was sent. Please try again, or call us on 01632 960 123.',
  errors: [],
}

describe('while a table rejects writes', () => {
  const refuse = (table: string) =>
    pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full' using errcode = '53100'; end $$;
      create trigger refuse before insert on ${table} for each row execute function refuse()`)
  afterEach(() => pool.query('drop function if exists refuse() cascade'))

  // The last write of an enquiry must roll back everything before it.
  test.each(['leads', 'leads_rels', 'deliveries', 'idempotency_keys'])(
    '%s, nothing at all is written and the visitor gets a number to ring',
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

  test('the same key is accepted afterwards', async () => {
    const key = crypto.randomUUID()
    await refuse('deliveries')
    expect((await submit('/contact', ENQUIRIES['/contact'], { key })).status).toBe(503)
    await pool.query('drop function refuse() cascade')
    expect((await submit('/contact', ENQUIRIES['/contact'], { key })).status).toBe(201)
  })
})

// Idle connections are lost as well; without a handler, that would end the process and this run.
test('visitors get an apology while the database drops all connections and accepts none', async () => {
  await Promise.all(Array.from({ length: 8 }, () => submit('/contact', ENQUIRIES['/contact'])))
  const name = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1)
  const client = new Client({ connectionString: new URL('/postgres', process.env.DATABASE_URL).href })
  await client.connect()
  await client.query(`alter database "${name}" allow_connections false`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  for (const path of ENDPOINT_PATHS) {
    const { status, body } = await submit(path, ENQUIRIES[path])
    // A connection that breaks during a statement leaves its outcome open, so either apology may be correct.
    expect([path, status, body.message]).toEqual([path, 503, expect.stringContaining('call us on 01632 960 123')])
  }
  await client.query(`alter database "${name}" allow_connections true`)
  await client.end()
  expect((await submit('/contact', ENQUIRIES['/contact'])).status).toBe(201)
})
