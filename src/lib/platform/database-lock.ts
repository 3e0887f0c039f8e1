import type { Payload } from 'payload'
import type { PoolClient } from 'pg'

import { poolOf } from './database'
import { withClient } from './with-client'

/** Work that only one process may do at a time, with the key of its advisory lock. */
const LOCKS = { maintenance: 7_301_001, publishing: 7_301_003 } as const

type Lock = keyof typeof LOCKS

/** Waits for the lock, then does the work. Not for requests: each one that waits holds a connection of the pool. */
export function whileLocked<T>(payload: Payload, lock: Lock, work: () => Promise<T>): Promise<T> {
  return withClient(poolOf(payload), async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCKS[lock]])
    return unlockAfter(client, lock, work)
  })
}

/** Does the work, or returns null immediately if another process is doing it. */
export function unlessLocked<T>(payload: Payload, lock: Lock, work: () => Promise<T>): Promise<T | null> {
  return withClient(poolOf(payload), async (client) => {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [LOCKS[lock]])
    return rows[0]?.locked ? unlockAfter(client, lock, work) : null
  })
}

async function unlockAfter<T>(client: PoolClient, lock: Lock, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCKS[lock]])
  }
}
