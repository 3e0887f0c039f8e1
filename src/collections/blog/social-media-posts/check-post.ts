import type { DateFieldValidation, TextareaFieldValidation, TextFieldManyValidation } from 'payload'
import { date, textarea } from 'payload/shared'

import { readRegistry } from '@/lib/cms/content/read-registry'
import { checkHttps } from '@/lib/cms/fields/text-checks'
import { imagesFault, textFault } from '@/lib/domain/social/check-post'
import { claimFaults } from '@/lib/domain/social/claim-faults'
import type { SocialMediaPost } from '@/lib/generated/payload-types'

type Sibling = { siblingData: Partial<SocialMediaPost> | object }

/** The platform of a post that is to be sent; null for all others, which may be unfinished. */
function platformToSend({ siblingData }: Sibling): SocialMediaPost['platform'] | null {
  const { platform, status }: Partial<SocialMediaPost> = siblingData
  return status === 'scheduled' && platform ? platform : null
}

/** Checks length and claims. */
export const checkText: TextareaFieldValidation = async (value, options) => {
  const verdict = await textarea(value, options)
  const platform = platformToSend(options)
  if (verdict !== true || !value || !platform) return verdict
  const fault = textFault(platform, value)
  if (fault || options.event === 'onChange') return fault ?? true
  const { claims, today } = await readRegistry({ payload: options.req.payload })
  return claimFaults({ text: value, claims, today })[0] ?? true
}

/** Checks the URLs, and the number and type of the pictures. */
export const checkImages: TextFieldManyValidation = (value, options) => {
  const urls = value ?? []
  const wrong = urls.map(checkHttps).find((verdict) => verdict !== true)
  if (wrong) return wrong
  const platform = platformToSend(options)
  return (platform && imagesFault(platform, urls)) ?? true
}

export const checkTime: DateFieldValidation = (value, options) =>
  !value && platformToSend(options) ? 'Choose when this is to be posted, or make it a draft.' : date(value, options)
