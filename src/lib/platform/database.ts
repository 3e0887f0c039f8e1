import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { Pool } from 'pg'

import { logger } from './logger'

/** The connection pool that Payload opened; the adapter is chosen in payload.config.ts. */
export const poolOf = (payload: Payload): Pool => adapterOf(payload).pool

/** The database within the transaction of a request, for a hook whose rows must come and go with the document. */
export async function transactionOf({
  payload,
  transactionID,
}: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<PostgresAdapter['drizzle']> {
  const { sessions, drizzle } = adapterOf(payload)
  const session = transactionID === undefined ? undefined : sessions[await transactionID]
  return session?.db ?? drizzle
}

const adapterOf = (payload: Payload) => payload.db as unknown as PostgresAdapter

/** A connection that is lost while nobody uses it must not end the process, as it would unheard: the pool opens another. */
export function surviveLostConnections(payload: Payload): void {
  poolOf(payload).on('error', (err) => logger.warn({ msg: 'idle database connection lost', err }))
}
