import { Pool } from 'pg'

/** This test file's own database. */
export const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 4 })
pool.on('error', () => undefined) // a test may drop all connections

const COUNTED = [
  'contact_inquiries',
  'survey_leads',
  'call_requests',
  'calculator_usage',
  'datasheet_leads',
  'partner_applications',
  'configuration_quotes',
  'project_quotes',
  'leads',
  'leads_rels',
  'people',
  'deliveries',
  'idempotency_keys',
] as const

export type RowCounts = Record<(typeof COUNTED)[number], number>

/** The row counts of every table that an enquiry writes to. */
export async function countRows(): Promise<RowCounts> {
  const tables = COUNTED.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  const { rows } = await pool.query<RowCounts>(`select ${tables.join(', ')}`)
  if (!rows[0]) throw new Error('The query returned no row')
  return rows[0]
}

/** The number of rows that `work` added to each table, if any. */
export async function rowsAddedBy(work: () => Promise<unknown>): Promise<Partial<RowCounts>> {
  const before = await countRows()
  await work()
  const after = await countRows()
  return Object.fromEntries(
    Object.entries(after)
      .map(([table, count]) => [table, count - before[table as keyof RowCounts]])
      .filter(([, added]) => added !== 0),
  )
}

type Row = Record<string, unknown>

/** Inserts a lead with these columns, as no form would. */
export async function insertLead(columns: Row): Promise<{ id: number; updatedAt: Date }> {
  const names = Object.keys(columns)
  const { rows } = await pool.query<{ id: number; updatedAt: Date }>(
    `insert into leads (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})
     returning id, updated_at as "updatedAt"`,
    Object.values(columns),
  )
  if (!rows[0]) throw new Error('no lead was inserted')
  return rows[0]
}

/** Everything that was written for one enquiry. */
export async function readLead(reference: string) {
  const one = async (sql: string, value: unknown) => (await pool.query<Row>(sql, [value])).rows
  const [lead] = await one('select * from leads where reference = $1', reference)
  if (!lead) throw new Error(`no lead ${reference}`)
  const links = await one('select * from leads_rels where parent_id = $1', lead.id)
  const deliveries = await one(
    'select id, channel::text as channel, state::text as state, attempts::int as attempts from deliveries where lead_id = $1 order by channel',
    lead.id,
  )
  const keys = await one('select * from idempotency_keys where reference = $1', reference)
  return { lead, links, deliveries, keys }
}
