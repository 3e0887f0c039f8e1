import { now } from '@/lib/platform/clock'
import { customFieldResponse, customFieldsResponse } from '@/lib/schemas/crm-responses'

import { type Failure, type Outcome, transientFailure } from '../failure'
import type { SendRequest } from './lead-connector-http'

/** Our fields of a contact, as the CRM names them after its prefix. */
const KEYS = ['powerboard_reference', 'powerboard_marketing_consent'] as const

export type CustomFieldKey = (typeof KEYS)[number]
export type CustomFieldIds = Record<CustomFieldKey, string>

/** Someone may have deleted a field and created it again. */
const KNOWN_FOR_MS = 10 * 60_000

type Known = { ids: CustomFieldIds; untilMs: number }

/**
 * The ids of our custom fields in a location, which every request that sets a field has to name: the CRM may drop a
 * field that is named by its key alone, without an error, and with it the marketing consent. A field that the
 * location does not have is created.
 */
export function customFieldIds(request: SendRequest, locationId: string) {
  const path = `/locations/${encodeURIComponent(locationId)}/customFields`
  let known: Known | null = null

  return async (signal: AbortSignal): Promise<Outcome<{ ids: CustomFieldIds }>> => {
    if (known && now().getTime() < known.untilMs) return { ok: true, ids: known.ids }
    const ids: Partial<CustomFieldIds> = {}
    const before = await list(signal)
    if (!before.ok) return before
    for (const key of KEYS) {
      const found = before.idOf(key)
      const resolved = found === null ? await create(key, signal) : { ok: true as const, id: found }
      if (!resolved.ok) return resolved
      ids[key] = resolved.id
    }
    known = { ids: ids as CustomFieldIds, untilMs: now().getTime() + KNOWN_FOR_MS } // every key was set
    return { ok: true, ids: known.ids }
  }

  async function list(signal: AbortSignal): Promise<Outcome<{ idOf: (key: CustomFieldKey) => string | null }>> {
    const response = await request({ method: 'GET', path: `${path}?model=contact`, signal })
    if (!response.ok) return response.permanent ? aboutFields(response) : response
    const read = customFieldsResponse.safeParse(response.body)
    if (!read.success) return transientFailure('The CRM did not return a list of custom fields')
    const idOf = (key: CustomFieldKey) =>
      read.data.customFields.find(({ name, fieldKey }) => fieldKey === `contact.${key}` || name === key)?.id ?? null
    return { ok: true, idOf }
  }

  /** If the CRM refuses it, another process may have created it since. */
  async function create(key: CustomFieldKey, signal: AbortSignal): Promise<Outcome<{ id: string }>> {
    const body = { name: key, dataType: 'TEXT', model: 'contact' }
    const response = await request({ method: 'POST', path, body, signal })
    if (response.ok) {
      const read = customFieldResponse.safeParse(response.body)
      return read.success
        ? { ok: true, id: read.data.customField.id }
        : transientFailure('The CRM did not return a custom field')
    }
    if (!response.permanent) return response
    const again = await list(signal)
    const id = again.ok ? again.idOf(key) : null
    return id === null ? aboutFields(response) : { ok: true, id }
  }
}

/** Tried again, because it is not the enquiry that is refused. */
const aboutFields = ({ problem }: Failure) => transientFailure(`${problem}, when asked for its custom fields`)
