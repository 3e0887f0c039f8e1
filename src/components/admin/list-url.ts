import type { Where } from 'payload'

/** One filter condition; `exists` takes a boolean, `less_than` an ISO time, `in` comma-separated values. */
export type Condition = {
  field: string
  operator: 'equals' | 'exists' | 'in' | 'less_than'
  value: string | number | boolean
}

type List = { adminRoute: string; collection: string; conditions: Condition[] }

/** The URL of a list with these filters, in the format that Payload's own filter form reads and writes. */
export function listUrl({ adminRoute, collection, conditions }: List): string {
  const query = whereParams(conditions).toString()
  return `${adminRoute}/collections/${collection}${query && `?${query}`}`
}

export function whereParams(conditions: Condition[]): URLSearchParams {
  return new URLSearchParams(
    conditions.map(({ field, operator, value }, index) => [
      `where[or][0][and][${index}][${field}][${operator}]`,
      String(value),
    ]),
  )
}

export function whereOf(conditions: Condition[]): Where {
  return { and: conditions.map(({ field, operator, value }) => ({ [field]: { [operator]: value } })) }
}
