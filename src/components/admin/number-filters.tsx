import type { BeforeListTableServerProps } from 'payload'

import type { Condition } from './list-url'
import { numbersWanting, type NumberWanting } from './numbers-wanting'
import { QuickFilters } from './quick-filters'

type FiltersProps = Pick<BeforeListTableServerProps, 'payload' | 'searchParams' | 'user'>

export function TariffFilters(props: FiltersProps) {
  return <Filters {...props} collection="tariffs" />
}

export function AssumptionFilters(props: FiltersProps) {
  return <Filters {...props} collection="assumptions" />
}

/** Quick filters for numbers that are out of date or due for review. A period with a successor is neither. */
async function Filters({ payload, searchParams, user, collection }: FiltersProps & Pick<NumberWanting, 'collection'>) {
  const numbers = (await numbersWanting({ payload, user })).filter((number) => number.collection === collection)
  const of = (state: NumberWanting['state']) => numbers.filter((number) => number.state === state).map(({ id }) => id)
  const [expired, due] = [of('expired'), of('due')]
  return (
    <QuickFilters
      payload={payload}
      searchParams={searchParams}
      label="Numbers to show"
      collection={collection}
      filters={[
        { label: 'All', conditions: [] },
        { label: `Out of date (${expired.length})`, conditions: among(expired) },
        { label: `Review due (${due.length})`, conditions: among(due) },
      ]}
    />
  )
}

/** No document has id 0, so an empty list of ids matches nothing. */
const among = (ids: number[]): Condition[] => [
  { field: 'id', operator: 'in', value: ids.length === 0 ? '0' : ids.join() },
]
