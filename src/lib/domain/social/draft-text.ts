import { textFault } from './check-post'
import type { SocialPlatform } from './platforms'

type Source = { title: string; excerpt: string; link: string }

/**
 * A first text for a platform: title, excerpt and link. If it is too long, sentences are left out from the end of the
 * excerpt, and then all of it. The title of a post is at most 200 characters, so it always fits.
 */
export function draftText(platform: SocialPlatform, { title, excerpt, link }: Source): string {
  const withText = (text: string) => [title, text, endOf(platform, link)].filter((line) => line !== '').join('\n\n')
  const sentences = excerpt.match(/[^.!?]+[.!?]*\s*/g) ?? []
  const candidates = sentences.map((_, index) =>
    sentences
      .slice(0, sentences.length - index)
      .join('')
      .trim(),
  )
  const longest = candidates.find((candidate) => textFault(platform, withText(candidate)) === null)
  return withText(longest ?? '')
}

/** Links in the text of an Instagram post cannot be opened. */
function endOf(platform: SocialPlatform, link: string): string {
  return platform === 'instagram' ? 'The full article is on our website.' : link
}
