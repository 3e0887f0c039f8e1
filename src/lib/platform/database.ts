import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { Pool } from 'pg'

import type * as schema from '@/lib/generated/database-schema'

import { logger } from './logger'

/** A pool or one connection, for single statements: no transaction stays open during an external call. */
export type Db = Pick<Pool, 'query'>

/** Payload's connection pool; the adapter is chosen in payload.config.ts. */
export const poolOf = (payload: Payload): Pool => adapterOf(payload).pool

/** The database within a request's transaction, for hooks whose rows must be committed with the document. */
export async function transactionOf({
  payload,
  transactionID,
}: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<PostgresAdapter['drizzle']> {
  const { sessions, drizzle } = adapterOf(payload)
  const session = transactionID === undefined ? undefined : sessions[await transactionID]
  return (session?.db as PostgresAdapter['drizzle'] | undefined) ?? drizzle // typed for all databases of Payload
}

/** Payload's database with Drizzle's typed statements. */
export const adapterOf = (payload: Payload) => payload.db as unknown as PostgresAdapter

/** The tables of the collections and globals, for Drizzle's typed statements. */
export const tablesOf = (payload: Payload) => adapterOf(payload).tables as unknown as typeof schema

/** Without a listener, losing an idle connection would crash the process; the pool opens a new one. */
export function surviveLostConnections(payload: Payload): void {
  poolOf(payload).on('error', (err) => logger.warn({ msg: 'idle database connection lost', err }))
}
