import { deadLinks, type Link, type Place } from '@/lib/domain/text/dead-links'

import { advice, atField, type Finding, landmarkOf, type PostDraft } from './post-draft'

/** Dead links, and a post without a link to another page of the site. */
export function linkFindings(
  { path, passages }: Pick<PostDraft, 'path' | 'passages'>,
  places: readonly Place[],
): Finding[] {
  const links = passages.flatMap((passage) =>
    passage.pieces.flatMap((piece): Link[] =>
      piece.kind === 'link' ? [{ href: piece.href, place: piece.text || landmarkOf(passage) }] : [],
    ),
  )
  const dead = deadLinks({ path, links, places })
  const leadsOn = links.some(({ href }) => href.startsWith('/') && !dead.some((link) => link.href === href))
  return [
    ...dead
      .filter(isFirst)
      .map(({ href, place: words }) =>
        advice(
          href
            ? `Correct or remove the link to ${href}: there is no such page.`
            : 'Complete the link that has no address.',
          atField('content', words),
        ),
      ),
    ...(leadsOn ? [] : [advice('Link to another page of this site where it helps the reader.', atField('content'))]),
  ]
}

const isFirst = ({ href }: Link, index: number, all: readonly Link[]) =>
  all.findIndex((link) => link.href === href) === index
