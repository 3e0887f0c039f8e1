import type { UIFieldServerProps } from 'payload'

import { UNDO_DAYS } from '@/lib/domain/leads/people-merges'
import type { Lead } from '@/lib/generated/payload-types'
import { readPerson } from '@/lib/people/read-person'
import { poolOf } from '@/lib/platform/database'

import { LikelyDuplicates } from './likely-duplicates'
import { StoppedOffers } from './stopped-offers'

/** On the page of a lead: what else is from the same person, and who may be the same person. */
export async function AlsoFrom({ data, payload }: Pick<UIFieldServerProps, 'data' | 'payload'>) {
  const { id, person } = data as Lead
  if (!person) return null // it is held back, or will be joined within a minute
  const found = await readPerson(poolOf(payload), typeof person === 'number' ? person : person.id, UNDO_DAYS)
  if (!found) return null
  const { admin } = payload.config.routes
  const others = found.leads.filter((lead) => lead.id !== id)
  return (
    <div className="pb-also-from">
      <p>
        <a href={`${admin}/collections/people/${found.id}`}>{found.name}</a>
        {others.length === 0 && <span>: this is their only enquiry.</span>}
      </p>
      {others.length > 0 && (
        <p>
          <span>Also from this person: </span>
          {others.map(({ id: leadId, reference }, index) => (
            <span key={leadId}>
              {index > 0 && ', '}
              <a href={`${admin}/collections/leads/${leadId}`}>{reference}</a>
            </span>
          ))}
        </p>
      )}
      <StoppedOffers at={found.stoppedOffersAt} />
      <LikelyDuplicates personId={found.id} duplicates={found.duplicates} admin={admin} />
    </div>
  )
}
