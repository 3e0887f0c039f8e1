import type { UIFieldServerProps } from 'payload'

/** A link to the enquiry of an application, where staff talk to the applicant. */
export async function LeadOfApplication({ data, req }: Pick<UIFieldServerProps, 'data' | 'req'>) {
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { enquiry: { equals: { relationTo: 'partner-applications', value: data.id } } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [lead] = docs
  return (
    <p className="field-type">
      {lead ? (
        <a href={`${req.payload.config.routes.admin}/inbox?lead=${lead.id}`}>{`Their enquiry, ${lead.reference}`}</a>
      ) : (
        'Their enquiry has been erased.'
      )}
    </p>
  )
}
