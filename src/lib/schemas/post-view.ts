import * as z from 'zod'

import { SOCIAL_PLATFORMS } from '@/lib/domain/social/platforms'

import { MESSAGES } from './messages'

/** A website's name, without the page or the search that led from it. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '')

/** Only what our own social posts name: anyone can write a link with another source. */
const knownSource = (source: string) => (SOCIAL_PLATFORMS.some(({ value }) => value === source) ? source : '')

export const postSlug = z
  .string(MESSAGES.invalid)
  .max(200, MESSAGES.invalid)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, MESSAGES.invalid)

/** What the browser reports when a post is read. */
export const postViewSchema = z.strictObject(
  {
    post: postSlug,
    referrer: z.string(MESSAGES.invalid).max(2_000, MESSAGES.invalid).overwrite(hostOf).default(''),
    source: z.string(MESSAGES.invalid).max(100, MESSAGES.invalid).overwrite(knownSource).default(''),
  },
  MESSAGES.invalid,
)

export type PostView = z.output<typeof postViewSchema>
