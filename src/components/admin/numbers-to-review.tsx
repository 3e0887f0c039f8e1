import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'

import { writtenDate } from '@/lib/domain/calendar/written-date'

import { numbersWanting } from './numbers-wanting'

/** Enough for the dashboard; the lists show all of them. */
const SHOWN = 8

/** Prices and assumptions that are out of date or due for review, for staff who can edit them. */
export async function NumbersToReview({
  payload,
  permissions,
  user,
}: Pick<ServerProps, 'payload' | 'permissions' | 'user'>) {
  if (!user || !permissions?.collections?.tariffs?.update) return null
  const numbers = await numbersWanting({ payload, user })
  const admin = payload.config.routes.admin
  return (
    <section className="pb-summary" aria-labelledby="pb-numbers-title">
      <h2 id="pb-numbers-title">Numbers</h2>
      {numbers.length === 0 && <p>Every tariff and assumption is in date.</p>}
      {numbers.slice(0, SHOWN).map(({ collection, id, name, state, since }) => (
        <p key={`${collection}-${id}`}>
          <Link href={`${admin}/collections/${collection}/${id}`} prefetch={false}>
            {name}
          </Link>
          {state === 'expired'
            ? `: out of date since ${writtenDate(since)}. Calculators still use it, and tell visitors.`
            : `: review due since ${writtenDate(since)}.`}
        </p>
      ))}
      {numbers.length > SHOWN && (
        <p>
          {numbers.length - SHOWN} more in{' '}
          <Link href={`${admin}/collections/tariffs`} prefetch={false}>
            tariffs
          </Link>{' '}
          and{' '}
          <Link href={`${admin}/collections/assumptions`} prefetch={false}>
            assumptions
          </Link>
          .
        </p>
      )}
    </section>
  )
}
