import type { DraftPicture, Heading, PostDraft } from '@/lib/content/post-findings/post-draft'
import { postPath } from '@/lib/routing/blog-routes'

import { passagesOfFields } from './passages-of-fields'
import type { KeyOf } from './passages-of-prose'

/** A post as stored in its form or the database; a draft may lack any field. */
export type WrittenPost = Partial<Record<string, unknown>>

type Node = {
  type?: string
  tag?: string
  text?: string
  children?: Node[]
  fields?: { blockType?: string; picture?: unknown }
}

/** Describes a file by its id; null for one that does not exist. */
type PictureOf = (id: unknown) => DraftPicture | null

type Given = { post: WrittenPost; keyOf: KeyOf; pictureOf: PictureOf }

/** Extracts the content of a post on which its findings are based. */
export function readPostDraft({ post, keyOf, pictureOf }: Given): PostDraft {
  const content = { content: post.content ?? null, faqSchema: post.faqSchema ?? null }
  const nodes = nodesIn(post.content)
  const inText = nodes.flatMap(({ type, fields }) => (type === 'block' && fields?.picture ? [fields.picture] : []))
  const main = post.featuredImage ? pictureOf(idIn(post.featuredImage)) : null
  return {
    path: postPath(textOf(post.slug)),
    title: textOf(post.title),
    excerpt: textOf(post.excerpt),
    metaTitle: textOf(post.metaTitle),
    metaDescription: textOf(post.metaDescription),
    keyphrase: textOf(post.focusKeyphrase),
    pictures: [
      ...(main ? [{ ...main, alt: textOf(post.imageAlt) || main.alt, field: 'featuredImage' as const }] : []),
      ...inText.flatMap((id) => {
        const picture = pictureOf(idIn(id))
        return picture ? [{ ...picture, field: 'content' as const }] : []
      }),
    ],
    headings: nodes.flatMap((node) => headingOf(node) ?? []),
    passages: passagesOfFields({
      fields: content,
      where: { location: 'Text', kind: 'prose', context: 'section', hasNotes: true },
      keyOf,
    }),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const idIn = (value: unknown) => (typeof value === 'object' && value && 'id' in value ? value.id : value)

/** Every node of the editor state, in reading order. */
function nodesIn(content: unknown): Node[] {
  if (typeof content !== 'object' || !content || !('root' in content)) return []
  const below = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(below)]
  return below(content.root as Node) // Payload stores nothing else in such a field
}

function headingOf(node: Node): Heading | null {
  const level = /^h([1-6])$/.exec(node.type === 'heading' ? (node.tag ?? '') : '')?.[1]
  return level ? { level: Number(level), text: wordsOf(node) } : null
}

const wordsOf = ({ text, children = [] }: Node): string => text ?? children.map(wordsOf).join('')
