import { createHash } from 'node:crypto'

import type { Pool } from 'pg'

import type { ErrorReport } from '@/lib/schemas/error-report'

/** Records an error from a visitor's browser; identical errors share a row with a count, last time and path. */
export async function recordBrowserError(pool: Pool, report: ErrorReport, now: Date): Promise<void> {
  const { error, reason, stack, componentStack, filename, lineno, colno, url } = report
  const fault = [error ?? reason, stack, componentStack, filename, lineno, colno]
  await pool.query(
    `insert into error_logs (error, stack, component_stack, filename, lineno, colno, reason, url, fingerprint, timestamp, count)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1)
     on conflict (fingerprint) do update
       set count = error_logs.count + 1, url = excluded.url, timestamp = excluded.timestamp, updated_at = excluded.timestamp`,
    [...fault, reason, url, createHash('sha256').update(JSON.stringify(fault)).digest('hex'), now],
  )
}
