import { Client } from 'pg'

/** The statements that this process sends to PostgreSQL during `work`, in order. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const { query } = Client.prototype
  Client.prototype.query = function counted(this: Client, ...args: Parameters<typeof query>) {
    const [statement]: unknown[] = args
    statements.push(typeof statement === 'string' ? statement : String((statement as { text?: string }).text))
    return query.apply(this, args)
  } as typeof query
  try {
    await work()
  } finally {
    Client.prototype.query = query
  }
  return statements
}

/** The tables that a statement reads. */
export const tablesIn = (statement: string): string[] =>
  [...statement.matchAll(/\b(?:from|join)\s+(?:"?public"?\.)?"?(\w+)"?/gi)].map(([, table = '']) => table)
