import type { Db } from './database'
import type { LimitName } from './limits'

const GIB = 1024 ** 3

/**
 * Quotas of what people store without an account. `perSender`: the limit that one sender meets first. `rowsMax` and
 * `bytesMax`: for all of them together; only rows that match `where` count, and `bytes` is their size.
 */
type Quota = {
  perSender: LimitName
  rowsMax: number
  bytes?: { size: string; max: number }
  where?: string
}

/** What we have promised to keep. When there is no room, new entries are refused and nothing is deleted. */
export const PROMISED = {
  shared_designs: { named: 'designs', perSender: 'sharedDesign', rowsMax: 20_000 },
  // Twenty of each design.
  shared_design_versions: {
    named: 'designs',
    perSender: 'designChange',
    rowsMax: 400_000,
    bytes: { size: 'pg_column_size(content)', max: 4 * GIB },
  },
  shared_design_comments: { named: 'comments', perSender: 'designComment', rowsMax: 100_000 },
  season_links: {
    named: 'winters',
    perSender: 'seasonLinks',
    rowsMax: 10_000,
    bytes: { size: 'pg_column_size(season)', max: 2 * GIB },
  },
  shared_savings: { named: 'savings', perSender: 'sharedSavings', rowsMax: 100_000 },
  user_profiles: { named: 'claims', perSender: 'rewardClaims', rowsMax: 100_000 },
  waiting_list: { named: 'addresses', perSender: 'waitingList', rowsMax: 50_000 },
  cart_items: { named: 'baskets', perSender: 'cart', rowsMax: 200_000 },
  arriving_files: {
    named: 'files',
    perSender: 'filePiece',
    rowsMax: 1_000,
    bytes: { size: 'received', max: 8 * GIB },
    where: 'not is_kept',
  },
  lead_photos: {
    named: 'files',
    perSender: 'flood',
    rowsMax: 100_000,
    bytes: { size: 'octet_length(jpeg)', max: 16 * GIB },
  },
  lead_documents: {
    named: 'files',
    perSender: 'flood',
    rowsMax: 20_000,
    bytes: { size: 'octet_length(pdf)', max: 16 * GIB },
  },
  // Enquiries that are not held back are never refused for want of room.
  leads: {
    named: 'enquiries',
    perSender: 'flood',
    rowsMax: 20_000,
    where: `quarantined and status in ('new', 'spam')`,
  },
} satisfies Record<string, Quota & { named: string }>

export type PromisedTable = keyof typeof PROMISED

/** Measurements, which nobody misses. Above these numbers of rows, lib/delivery/retention deletes the oldest. */
export const MEASURED = {
  error_logs: { perSender: 'report', rowsMax: 10_000 },
  performance_metrics: { perSender: 'speed', rowsMax: 200_000 },
  heatmap_records: { perSender: 'heatmap', rowsMax: 500_000 },
  search_misses: { perSender: 'search', rowsMax: 1_000 },
  calculator_usage: { perSender: 'calculatorUsage', rowsMax: 100_000 },
  call_requests: { perSender: 'flood', rowsMax: 100_000 },
  blog_post_views: { perSender: 'view', rowsMax: 1_000_000 },
} satisfies Record<string, Quota>

/** Lists within a record that customers make longer, and the limit that one sender meets. Nothing is deleted from them. */
export const APPENDED = {
  customer_changes: { perSender: 'enquiryChange' },
} satisfies Record<string, Pick<Quota, 'perSender'>>

/** There is no room for another entry; nothing was stored. The message is for the sender. */
export class StoreFull extends Error {
  constructor(named: string) {
    super(`We have no room for more ${named} at the moment, so nothing was saved.`)
  }
}

/** Seconds after which a sender may try again: rows are deleted every fifteen minutes. */
export const FULL_SECONDS = 900

type Used = { rows: number; bytes: string }

/** Whether another entry may be stored. Entries that arrive together may exceed the quota by as many as they are. */
export async function hasRoom(db: Db, table: PromisedTable): Promise<boolean> {
  const { rowsMax, bytes, where = 'true' }: Quota = PROMISED[table]
  const { rows } = await db.query<Used>(
    `select count(*)::int as rows, coalesce(sum(${bytes?.size ?? '0'}), 0) as bytes
     from (select * from ${table} where ${where} limit $1) as counted`,
    [rowsMax],
  )
  const [used] = rows
  return used !== undefined && used.rows < rowsMax && (!bytes || Number(used.bytes) < bytes.max)
}

/** @throws StoreFull */
export async function requireRoom(db: Db, ...tables: PromisedTable[]): Promise<void> {
  for (const table of tables) if (!(await hasRoom(db, table))) throw new StoreFull(PROMISED[table].named)
}
