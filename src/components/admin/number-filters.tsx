import type { BeforeListTableServerProps } from 'payload'

import { type Condition, listUrl } from './list-url'
import { numbersWanting, type NumberWanting } from './numbers-wanting'

type FiltersProps = Pick<BeforeListTableServerProps, 'payload' | 'searchParams' | 'user'>

export function TariffFilters(props: FiltersProps) {
  return <Filters {...props} collection="tariffs" />
}

export function AssumptionFilters(props: FiltersProps) {
  return <Filters {...props} collection="assumptions" />
}

/** Quick filters for numbers that are out of date or due for review. A period with a successor is neither. */
async function Filters({ payload, searchParams, user, collection }: FiltersProps & Pick<NumberWanting, 'collection'>) {
  const wanted = (await numbersWanting({ payload, user })).filter((number) => number.collection === collection)
  const of = (state: NumberWanting['state']) => wanted.filter((number) => number.state === state).map(({ id }) => id)
  const [expired, due] = [of('expired'), of('due')]
  const filters = [
    { label: 'All', conditions: [] },
    { label: `Out of date (${expired.length})`, conditions: among(expired) },
    { label: `Review due (${due.length})`, conditions: among(due) },
  ]
  const shown = new URLSearchParams(
    Object.entries(searchParams ?? {}).flatMap(([name, value]) =>
      name.startsWith('where') ? [[name, String(value)]] : [],
    ),
  )
  const urlOf = (conditions: Condition[]) =>
    listUrl({ adminRoute: payload.config.routes.admin, collection, conditions })
  const query = shown.toString()
  return (
    <nav className="pb-filters" aria-label="Numbers to show">
      {filters.map(({ label, conditions }) => (
        <a
          key={label}
          href={urlOf(conditions)}
          aria-current={urlOf(conditions).split('?')[1] === (query || undefined) ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

/** No document has id 0: an empty list stays empty. */
const among = (ids: number[]): Condition[] => [
  { field: 'id', operator: 'in', value: ids.length === 0 ? '0' : ids.join() },
]
