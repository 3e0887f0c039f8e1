import type { SocialPlatform } from './platforms'

const LINK = /https?:\/\/\S+/g
/** X counts every link as this many characters, whatever its length (X developer documentation, "Counting characters"). */
const LINK_ON_X = 23

/** Characters that X counts once; all others, such as emoji, count twice (the same page). */
const SINGLE_ON_X = /^[\u0000-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]$/u

/** The length of a text as the platform counts it, or a little more, never less. */
export function textLength(platform: SocialPlatform, text: string): number {
  if (platform !== 'x') return text.length
  const links = text.match(LINK)?.length ?? 0
  const characters = [...text.replace(LINK, '')]
  return links * LINK_ON_X + characters.reduce((total, one) => total + (SINGLE_ON_X.test(one) ? 1 : 2), 0)
}
