import { EventEmitter } from 'node:events'

import type { Pool, PoolClient } from 'pg'
import { expect, test, vi } from 'vitest'

import { inTransaction } from './transaction'
import { withClient } from './with-client'

/** A pool with one connection, which records how it was released. */
function fakePool() {
  const release = vi.fn()
  const client = Object.assign(new EventEmitter(), { release, query: vi.fn(async () => ({ rows: [] })) })
  const pool = { connect: async () => client } as unknown as Pool
  return { pool, client, release }
}

const LOST = new Error('Connection terminated unexpectedly')
const lose = (client: PoolClient) => (client as unknown as EventEmitter).emit('error', LOST)

test.each([
  ['on a connection', withClient],
  ['in a transaction', inTransaction],
] as const)('losing the connection %s does not end the process', async (_, run) => {
  const { pool, release } = fakePool()
  const work = async (client: PoolClient) => {
    lose(client)
    throw LOST
  }
  await expect(run(pool, work)).rejects.toBe(LOST)
  expect(release).toHaveBeenCalledExactlyOnceWith(true)
})

test('a connection goes back to the pool without a listener', async () => {
  const { pool, client, release } = fakePool()
  expect(await withClient(pool, async () => 'done')).toBe('done')
  expect(release).toHaveBeenCalledExactlyOnceWith()
  expect(client.listenerCount('error')).toBe(0)
})
