import type { Quota } from '@/lib/features/feature'
import { joined, type NamesIn } from '@/lib/features/features'

import type { Db } from './database'
import type { LimitName } from './limits'

type Limited = { perSender: LimitName }

/** What we have promised to keep, by table. When there is no room, new entries are refused and nothing is deleted. */
export const PROMISED: Readonly<Record<PromisedTable, Quota & Limited & { named: string }>> = joined('promised')

export type PromisedTable = NamesIn<'promised'>

/**
 * Measurements, which nobody misses. Above these numbers of rows, lib/delivery/retention deletes the oldest.
 * @internal
 */
export const MEASURED: Readonly<Record<NamesIn<'measured'>, Quota & Limited>> = joined('measured')

/** Lists within a record that customers make longer, and the limit that one sender meets. Nothing is deleted from them. */
export const APPENDED: Readonly<Record<NamesIn<'appended'>, Limited>> = joined('appended')

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
  const { rowsMax, bytes, where = 'true' } = PROMISED[table]
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
