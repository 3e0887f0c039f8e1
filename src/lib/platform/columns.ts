import type * as schema from '@/lib/generated/database-schema'

type Columns<Table extends keyof typeof schema> = (typeof schema)[Table] extends { _: { columns: infer Found } }
  ? Found[keyof Found]
  : never

/** Values for some columns of a table, by the names that the database has for them. */
export type RowOf<Table extends keyof typeof schema> = Partial<
  Record<Columns<Table> extends { _: { name: infer Name extends string } } ? Name : never, unknown>
>
