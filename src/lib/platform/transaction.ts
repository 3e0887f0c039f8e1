import type { Pool, PoolClient } from 'pg'

import { withClient } from './with-client'

/**
 * Runs the work in a transaction, which is rolled back if the work throws or if `isKept` is false for its result. The
 * work must not wait for anything but the database.
 */
export function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  isKept: (result: Result) => boolean = () => true,
): Promise<Result> {
  return withClient(pool, async (client) => {
    try {
      await client.query('begin')
      const result = await work(client)
      await client.query(isKept(result) ? 'commit' : 'rollback')
      return result
    } catch (err) {
      await client.query('rollback').catch(() => null)
      throw err
    }
  })
}
