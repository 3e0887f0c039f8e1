import { type EndpointPath, ENQUIRIES } from '../../fixtures/enquiries'
import { submit } from '../support/enquiries'
import { pool, readLead } from '../support/rows'

/** Sends the valid body of an endpoint and returns everything that was written for it. */
export async function commit(path: EndpointPath, changes: object = {}) {
  const key = crypto.randomUUID()
  const { status, body } = await submit(path, { ...ENQUIRIES[path], ...changes }, { key })
  if (!body.reference) throw new Error(`${status} ${JSON.stringify(body)}`)
  return { status, body, key, ...(await readLead(body.reference)) }
}

export const enquiryOf = async (table: string, id: unknown) =>
  (await pool.query<Record<string, unknown>>(`select * from ${table} where id = $1`, [id])).rows[0]
