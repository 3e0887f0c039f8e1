'use client'

import { useConfig, usePayloadAPI } from '@payloadcms/ui'
import { useDeferredValue } from 'react'

import { LEAD_STATUSES } from '@/lib/domain/leads/lead-status'
import { readPhone } from '@/lib/domain/leads/uk-phone'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Lead } from '@/lib/generated/payload-types'

type Typed = { name: string; phone: string; email: string }

const NAME_LENGTH_MIN = 3
const SHOWN_MAX = 5

/** Leads that may be of the same person, while their details are typed: the same number, address or name. */
export function SimilarLeads({ name, phone, email }: Typed) {
  const read = readPhone(phone)
  const conditions = [
    ...(read.ok ? [{ phoneE164: { equals: read.e164 } }] : []),
    ...(email.includes('@') ? [{ email: { equals: email.trim().toLowerCase() } }] : []),
    ...(name.trim().length >= NAME_LENGTH_MIN ? [{ name: { like: name.trim() } }] : []),
  ]
  const wanted = useDeferredValue(JSON.stringify(conditions))
  return conditions.length > 0 ? <Found key={wanted} conditions={JSON.parse(wanted) as object[]} /> : null
}

function Found({ conditions }: { conditions: object[] }) {
  const { routes } = useConfig().config
  const [{ data }] = usePayloadAPI(`${routes.api}/leads`, {
    initialParams: { where: { or: conditions }, limit: SHOWN_MAX, depth: 0, sort: '-createdAt' },
  })
  const leads: Lead[] = data?.docs ?? []
  return (
    <div role="status">
      {leads.length > 0 && (
        <>
          <p>Perhaps the same person:</p>
          <ul>
            {leads.map(({ id, reference, name, phone, postcode, status }) => (
              <li key={id}>
                <a href={`${routes.admin}/collections/leads/${id}`}>
                  {[name, phone, postcode, reference, labelOf(LEAD_STATUSES, status).toLowerCase()]
                    .filter(Boolean)
                    .join(', ')}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
