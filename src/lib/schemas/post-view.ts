import * as z from 'zod'

import { SOCIAL_PLATFORMS } from '@/lib/domain/social/platforms'

import { text } from './text'

/** The host name of a URL, without the page or search that led from it. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '')

/** Only accepts the sources of our own social posts, since anyone can write a link with another one. */
const knownSource = (source: string) => (SOCIAL_PLATFORMS.some(({ value }) => value === source) ? source : '')

export const postSlug = text({ max: 200 }).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** Sent by the browser when a post is read. */
export const postViewSchema = z.strictObject({
  post: postSlug,
  referrer: text({ max: 2_000 }).overwrite(hostOf).default(''),
  source: text({ max: 100 }).overwrite(knownSource).default(''),
})

export type PostView = z.output<typeof postViewSchema>
