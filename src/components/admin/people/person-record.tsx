import type { UIFieldServerProps } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'
import { leadKindLabel } from '@/lib/domain/leads/lead-kinds'
import { LEAD_STATUSES } from '@/lib/domain/leads/lead-status'
import { UNDO_DAYS, undoUntil } from '@/lib/domain/leads/people-merges'
import { ORDER_STATES } from '@/lib/domain/orders/order-states'
import { QUOTE_STATES } from '@/lib/domain/quotes/quote-states'
import { labelOf } from '@/lib/domain/text/label-of'
import { poundsAndPence } from '@/lib/format/pounds'
import { type PersonWithRows, readPerson } from '@/lib/people/read-person'
import { poolOf } from '@/lib/platform/database'

import { writtenMoment } from '../moment'
import { StaffActionButton } from '../staff-action-button'
import { StaffTable } from '../staff-table'
import { LikelyDuplicates } from './likely-duplicates'
import { PersonalData } from './personal-data'
import { StoppedOffers } from './stopped-offers'
import { Timeline } from './timeline'

/** Everything of a person: who may be the same, what they sent, were offered and ordered, and what happened when. */
export async function PersonRecord({ data, payload, user }: Pick<UIFieldServerProps, 'data' | 'payload' | 'user'>) {
  if (typeof data.id !== 'number') return null
  const person = await readPerson(poolOf(payload), data.id, UNDO_DAYS)
  if (!person) return null
  const { admin } = payload.config.routes
  const collections = `${admin}/collections`
  return (
    <div className="pb-view">
      {person.id !== data.id && (
        <p>
          <span>Merged into </span>
          <a href={`${collections}/people/${person.id}`}>{person.name}</a>, <span>whose record this is.</span>
        </p>
      )}
      <StoppedOffers at={person.stoppedOffersAt} />
      <LikelyDuplicates personId={person.id} duplicates={person.duplicates} admin={admin} />
      <Merges merges={person.merges} />
      <Enquiries leads={person.leads} href={`${collections}/leads`} />
      <Quotes quotes={person.quotes} href={`${collections}/quotes`} />
      <Orders orders={person.orders} href={`${collections}/orders`} />
      {hasRole(user, 'admin') && <PersonalData personId={person.id} name={person.name} />}
      <h3>Timeline</h3>
      <div className="pb-timeline">
        <Timeline of={{ person: person.id }} version={String(person.merges.map(({ id }) => id))} />
      </div>
    </div>
  )
}

function Merges({ merges }: Pick<PersonWithRows, 'merges'>) {
  if (merges.length === 0) return null
  return (
    <section aria-label="Merged">
      <h3>Merged</h3>
      <ul className="pb-duplicates">
        {merges.map(({ id, mergedName, at, byName, isUndoable }) => (
          <li key={id}>
            <span>{`${mergedName || 'Another person'}, ${writtenMoment(at)} by ${byName ?? 'a colleague'}`}</span>
            {isUndoable && (
              <>
                <span>{`Can be undone until ${writtenMoment(undoUntil(new Date(at)))}`}</span>
                <StaffActionButton label="Undo" about={mergedName} path={`/people-merges/${id}/undo`} body={{}} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Enquiries({ leads, href }: Pick<PersonWithRows, 'leads'> & { href: string }) {
  return (
    <>
      <h3>Enquiries</h3>
      <StaffTable
        label="Enquiries"
        columns={['Reference', 'Kind', 'Status', 'Sent', 'As', 'Phone', 'Email', 'Postcode']}
        rows={leads.map(({ id, reference, kind, source, status, at, name, phone, email, postcode }) => ({
          key: String(id),
          name: <a href={`${href}/${id}`}>{reference}</a>,
          cells: [
            leadKindLabel({ kind, source }),
            labelOf(LEAD_STATUSES, status),
            writtenMoment(at),
            name,
            phone && (
              <a key="phone" href={`tel:${phone}`}>
                {phone}
              </a>
            ),
            email,
            postcode,
          ],
        }))}
      />
    </>
  )
}

function Quotes({ quotes, href }: Pick<PersonWithRows, 'quotes'> & { href: string }) {
  if (quotes.length === 0) return null
  return (
    <>
      <h3>Quotes</h3>
      <StaffTable
        label="Quotes"
        columns={['Reference', 'State', 'Prepared']}
        rows={quotes.map(({ id, reference, state, at }) => ({
          key: String(id),
          name: <a href={`${href}/${id}`}>{reference}</a>,
          cells: [labelOf(QUOTE_STATES, state), writtenMoment(at)],
        }))}
      />
    </>
  )
}

function Orders({ orders, href }: Pick<PersonWithRows, 'orders'> & { href: string }) {
  if (orders.length === 0) return null
  return (
    <>
      <h3>Orders</h3>
      <StaffTable
        label="Orders"
        columns={['Reference', 'State', 'Total', 'Ordered']}
        rows={orders.map(({ id, reference, state, totalPence, at }) => ({
          key: String(id),
          name: <a href={`${href}/${id}`}>{reference}</a>,
          cells: [labelOf(ORDER_STATES, state), poundsAndPence(totalPence), writtenMoment(at)],
        }))}
      />
    </>
  )
}
