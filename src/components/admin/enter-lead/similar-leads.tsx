'use client'

import { useConfig } from '@payloadcms/ui'
import { useDeferredValue, useEffect, useState } from 'react'

import { apiRequest } from '@/lib/browser/api-request'
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
    ...(read.ok ? [['phoneE164][equals', read.e164]] : []),
    ...(email.includes('@') ? [['email][equals', email.trim().toLowerCase()]] : []),
    ...(name.trim().length >= NAME_LENGTH_MIN ? [['name][like', name.trim()]] : []),
  ].map(([condition = '', value = ''], index) => [`where[or][${index}][${condition}]`, value])
  const wanted = useDeferredValue(String(new URLSearchParams(conditions)))
  return conditions.length > 0 ? <Found key={wanted} wanted={wanted} /> : null
}

/** Payload’s words for a query that is sent as a form: what is typed about someone does not belong in an address. */
const AS_QUERY = { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }

function Found({ wanted }: { wanted: string }) {
  const { routes } = useConfig().config
  const [leads, setLeads] = useState<readonly Lead[]>([])
  useEffect(() => {
    const left = new AbortController()
    const body = new URLSearchParams(`${wanted}&limit=${SHOWN_MAX}&depth=0&sort=-createdAt`)
    apiRequest({ method: 'POST', url: `${routes.api}/leads`, headers: AS_QUERY, body, signal: left.signal })
      .then((found) => setLeads((found as { docs: Lead[] }).docs))
      .catch(() => undefined) // the lead can be entered without
    return () => left.abort()
  }, [wanted, routes.api])
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
