import type { Pool } from 'pg'

import type { ErrorReport } from '@/lib/schemas/error-report'

import { errorFingerprint } from './error-fingerprint'

type Seen = { now: Date; release: string }

/**
 * Records an error from a visitor's browser. The same error in any build shares one row with a count and the last time,
 * position, path and build. A resolved error is reopened if it occurs in another build.
 */
export async function recordBrowserError(pool: Pool, report: ErrorReport, { now, release }: Seen): Promise<void> {
  const { error, reason, stack, componentStack, filename, lineno, colno, url } = report
  const fault = [error ?? reason, stack, componentStack, filename, lineno, colno]
  await pool.query(
    `insert into error_logs (error, stack, component_stack, filename, lineno, colno, reason, url, fingerprint, timestamp,
       first_seen, release, state, count)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, 'open', 1)
     on conflict (fingerprint) do update
       set count = error_logs.count + 1, url = excluded.url, stack = excluded.stack, filename = excluded.filename,
         lineno = excluded.lineno, colno = excluded.colno, timestamp = excluded.timestamp, release = excluded.release,
         updated_at = excluded.timestamp, state = case
           when error_logs.state = 'resolved' and error_logs.release is distinct from excluded.release then 'open'
           else error_logs.state end`,
    [...fault, reason, url, errorFingerprint(report), now, release],
  )
}
