import type { Pool } from 'pg'

const WRITTEN = `
  select url as path from pages where url = any($1) and _status = 'published'
  union all
  select "from" from redirects where "from" = any($1)`

/** Those of the paths at which a page that staff wrote answers, or a redirect. */
export async function writtenAmong(pool: Pick<Pool, 'query'>, paths: readonly string[]): Promise<string[]> {
  const legible = paths.filter((path) => !path.includes('\0')) // of which PostgreSQL would refuse the whole question
  const { rows } = await pool.query<{ path: string }>({ name: 'written-among', text: WRITTEN, values: [legible] })
  return rows.map(({ path }) => path)
}
