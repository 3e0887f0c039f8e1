import type { Where } from 'payload'

/** One filter condition; `exists` takes a boolean, `less_than` an ISO time, `in` and `not_in` comma-separated values. */
export type Condition = {
  field: string
  operator: 'equals' | 'exists' | 'in' | 'not_in' | 'less_than'
  value: string | number | boolean
}

/** Conditions that all hold, or sets of conditions of which one holds. */
export type Filter = Condition[] | { anyOf: Condition[][] }

type List = { adminRoute: string; collection: string; conditions: Filter }

/** The URL of a list with these filters, in the format that Payload's own filter form reads and writes. */
export function listUrl({ adminRoute, collection, conditions }: List): string {
  const query = whereParams(conditions).toString()
  return `${adminRoute}/collections/${collection}${query && `?${query}`}`
}

export function whereParams(filter: Filter): URLSearchParams {
  const sets = 'anyOf' in filter ? filter.anyOf : [filter]
  return new URLSearchParams(
    sets.flatMap((conditions, set) =>
      conditions.map(({ field, operator, value }, index) => [
        `where[or][${set}][and][${index}][${field}][${operator}]`,
        String(value),
      ]),
    ),
  )
}

export function whereOf(filter: Filter): Where {
  if ('anyOf' in filter) return { or: filter.anyOf.map(whereOf) }
  return { and: filter.map(({ field, operator, value }) => ({ [field]: { [operator]: value } })) }
}
