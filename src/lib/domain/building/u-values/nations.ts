export const NATIONS = [
  { value: 'england', label: 'England' },
  { value: 'scotland', label: 'Scotland' },
  { value: 'wales', label: 'Wales' },
  { value: 'northern-ireland', label: 'Northern Ireland' },
] as const

export type Nation = (typeof NATIONS)[number]['value']

/** RdSAP tables by nation. A nation without its own uses England's, as in RdSAP. */
export type ByNation<Table> = { england: Table } & Readonly<Partial<Record<Nation, Table>>>

export function tableOf<Table>(tables: ByNation<Table>, nation: Nation): Table {
  return tables[nation] ?? tables.england
}
