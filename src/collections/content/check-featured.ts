import type { CheckboxFieldValidation } from 'payload'
import { checkbox } from 'payload/shared'

const FEATURED_MAX = 3
const MESSAGE = 'The homepage already has three testimonials. Untick one of those first.'

/** Refuses to feature more published testimonials than the homepage has cards. */
export const checkFeatured: CheckboxFieldValidation = async (value, options) => {
  const { data, event, id, req } = options
  if (!value || event === 'onChange' || !('_status' in data) || data._status !== 'published')
    return checkbox(value, options)
  const { totalDocs } = await req.payload.count({
    collection: 'testimonials',
    where: {
      and: [
        { isFeatured: { equals: true } },
        { _status: { equals: 'published' } },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    overrideAccess: true, // counts every featured testimonial, even those the caller may not read
    req,
  })
  return totalDocs < FEATURED_MAX ? checkbox(value, options) : MESSAGE
}
