import type { Db } from '@/lib/platform/database'

/** The queue of deliveries at one moment. `oldestWaitingSeconds`: 0 if nothing is waiting. */
export type QueueMetrics = {
  countByState: Record<string, number>
  /** Waiting deliveries whose next attempt is due. */
  due: number
  oldestWaitingSeconds: number
  /** Services that do not accept our messages. */
  outages: string[]
  /** Connections to the database, by every process of this site. */
  connections: number
  /** When the last backup was made, in seconds since 1970; 0 if none was. */
  lastBackupSeconds: number
}

const FIGURES = `
  select
    (select coalesce(json_object_agg(state, many), '{}') from
      (select state, count(*)::int as many from deliveries group by state) as states) as "countByState",
    (select count(*)::int from deliveries where state = 'waiting' and next_attempt_at <= now()) as due,
    (select coalesce(extract(epoch from now() - min(created_at)), 0)::int
      from deliveries where state in ('waiting', 'sending')) as "oldestWaitingSeconds",
    (select coalesce(json_agg(service), '[]') from service_outages
      where declared_at is not null and ended_at is null) as outages,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
    coalesce((select extract(epoch from (data ->> 'at')::timestamptz)::int from payload_kv where key = 'backup-made'), 0)
      as "lastBackupSeconds"`

/** Reads the queue in one statement; rejects if the database does not respond. */
export async function readQueueMetrics(db: Db): Promise<QueueMetrics> {
  const { rows } = await db.query<QueueMetrics>({ name: 'queue-figures', text: FIGURES })
  const [figures] = rows
  if (!figures) throw new Error('a query without a table returned no row')
  return figures
}
