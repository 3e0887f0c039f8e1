import type { Pool, PoolClient } from 'pg'

/**
 * Runs the work on a connection of its own. A connection on which it failed is closed, because a statement may still be
 * running on it.
 */
export async function withClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  // Without a listener, losing the connection would end the process. The query that is affected rejects anyway.
  const ignore = () => undefined
  client.on('error', ignore)
  try {
    const result = await work(client)
    client.off('error', ignore)
    client.release()
    return result
  } catch (err) {
    client.release(true)
    throw err
  }
}
