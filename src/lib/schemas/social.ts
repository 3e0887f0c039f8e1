import * as z from 'zod'

import { SOCIAL_PLATFORMS } from '@/lib/domain/social/platforms'

import { readDocumentId } from './document-id'
import { text } from './text'

const isDate = (day: string) => /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))

const querySchema = z.object({
  view: z.enum(['week', 'month']).catch('week'),
  date: text({ max: 10 }).refine(isDate).nullable().catch(null),
  wrote: z.coerce.number().int().min(0).max(SOCIAL_PLATFORMS.length).nullable().catch(null),
})

/** Reads the query of the social calendar; invalid values are ignored. */
export function readSocialQuery(params: URLSearchParams) {
  return querySchema.parse({ view: params.get('view'), date: params.get('date'), wrote: params.get('wrote') || null })
}

/** The drafts to write: for a blog post, on at least one platform. */
export const socialDraftsSchema = z.object({
  post: text({ max: 10 }).transform((typed, context) => {
    const id = readDocumentId(typed)
    if (id === null) context.addIssue('Choose a blog post.')
    return id ?? z.NEVER
  }),
  platforms: z.array(z.enum(SOCIAL_PLATFORMS.map(({ value }) => value))).min(1),
})

export type SocialDrafts = z.output<typeof socialDraftsSchema>
