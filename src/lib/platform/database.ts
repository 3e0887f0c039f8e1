import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Pool } from 'pg'

/** The connection pool that Payload opened; the adapter is chosen in payload.config.ts. */
export const poolOf = (payload: Payload): Pool => (payload.db as unknown as PostgresAdapter).pool
