import type { UIFieldServerProps } from 'payload'

import { PARTNER_STAGES } from '@/lib/domain/leads/partner-stages'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Lead } from '@/lib/generated/payload-types'

/** A link to the application of a lead, with where it stands. */
export async function ApplicationOfLead({ data, req }: Pick<UIFieldServerProps, 'data' | 'req'>) {
  const { enquiry } = data as Lead
  if (enquiry?.relationTo !== 'partner-applications') return null
  const id = typeof enquiry.value === 'object' ? enquiry.value.id : enquiry.value
  const application = await req.payload.findByID({
    collection: 'partner-applications',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!application) return null
  return (
    <p>
      <a href={`${req.payload.config.routes.admin}/collections/partner-applications/${id}`}>
        {`Application: ${labelOf(PARTNER_STAGES, application.stage).toLowerCase()}`}
      </a>
    </p>
  )
}
