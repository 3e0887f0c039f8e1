import { prepare } from '../../scripts/lib/stack.mjs'
import { createDatabase, databaseUrl, dropDatabase } from '../../scripts/postgres/cluster.mjs'
import type { Trial } from '../fixtures/trial-setup'
import { startBaseline } from './baseline'

/**
 * Runs a program in `baseline/` that measures among few and among many made-up records, in a separate database, because
 * the records stay in it. `aside` measures too, before there are any records and among many.
 */
export async function growth<Measured extends object>(
  program: string,
  { cluster, env }: Trial,
  aside: (own: Trial['env']) => Promise<Partial<Measured>> = async () => ({}),
) {
  const name = `bench_${program}`
  await dropDatabase(cluster, name)
  await createDatabase(cluster, name)
  const own = { ...env, DATABASE_URL: databaseUrl(cluster, name), STATEMENT_TIMEOUT_MS: '0' }
  await prepare(own)
  const none = await aside(own)
  const { first, stop } = await startBaseline<{ few: Measured; many: Measured }>(program, own)
  const all = await aside(own)
  await stop()
  await dropDatabase(cluster, name)
  return { few: { ...first.few, ...none }, many: { ...first.many, ...all } }
}
