import type { Scan } from '@/lib/integrations/scanner/scanner'
import type { Db } from '@/lib/platform/database'
import type { Logger } from '@/lib/platform/logger'

type Deps = { pool: Db; log: Logger; stopping: AbortSignal; scan: Scan | null }

/** Documents scanned per run, so that it stays within the time limit of its task. New ones come first. */
const WAITING = 'select id from lead_documents where scanned_at is null order by id desc limit 10'

const READ = 'select pdf from lead_documents where id = $1'

const CLEAN = 'update lead_documents set scanned_at = now() where id = $1'

// A file in which something was found stays with the lead, but is never opened.
const INFECTED = `with marked as (
  update lead_documents set scanned_at = now(), infection = $2 where id = $1 and infection is null returning lead_id, name
)
insert into lead_events (lead_id, text, author_name)
select lead_id, 'The virus scanner found ' || $2 || ' in ' || name || '. The file cannot be opened.', 'Virus scanner'
from marked`

/**
 * Scans new documents for viruses, if there is a scanner. Until then nobody gets them.
 * @throws at the end if some could not be scanned; they wait for the next run
 */
export async function scanDocuments({ pool, log, stopping, scan }: Deps): Promise<void> {
  if (!scan) return
  const failures: unknown[] = []
  const { rows: waiting } = await pool.query<{ id: number }>(WAITING)
  for (const { id } of waiting) {
    if (stopping.aborted) return
    const { rows } = await pool.query<{ pdf: Buffer }>(READ, [id])
    if (!rows[0]) continue // erased meanwhile
    try {
      const { infection } = await scan(rows[0].pdf)
      if (infection) log.warn({ msg: 'a document contains a virus', document: id, infection })
      await (infection ? pool.query(INFECTED, [id, infection]) : pool.query(CLEAN, [id]))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} documents could not be scanned`)
}
