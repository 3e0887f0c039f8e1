import type { ToProse } from '@/lib/cms/prose/prose-from-markdown'
import { lineOf } from '@/lib/domain/text/table-rows'
import type { Page } from '@/lib/generated/payload-types'

import type { BlockSeed } from './page-seed'

export type StoredBlock = NonNullable<Page['blocks']>[number]

/** Looks up documents by their key in the seed. Each returns the id, or undefined if there is none. */
export type Library = Record<'picture' | 'film' | 'product' | 'claim' | 'question', (key: string) => number | undefined>

type Tools = { prose: ToProse; library: Library }

/** The block as stored by the collection, or nothing when the image, film or product it shows is missing. */
export function toBlocks(seed: BlockSeed, { prose, library }: Tools): StoredBlock[] {
  switch (seed.block) {
    case 'prose':
      return [
        {
          blockType: 'prose',
          heading: seed.heading,
          text: prose(seed.text),
          note: seed.note,
          engineer: seed.engineer ? prose(seed.engineer) : null,
        },
      ]
    case 'figure':
      return withId(library.picture(seed.picture), (picture) => ({
        blockType: 'figure',
        picture,
        caption: seed.caption,
      }))
    case 'film':
      return withId(library.film(seed.film), (film) => ({ blockType: 'film', film, caption: seed.caption }))
    case 'specTable':
      return withId(library.product(seed.product), (product) => ({
        blockType: 'specTable',
        product,
        layout: seed.layout,
      }))
    case 'table':
      return [
        {
          blockType: 'table',
          caption: seed.caption,
          columns: lineOf(seed.columns),
          rows: seed.rows.map(lineOf).join('\n'),
          note: seed.note,
        },
      ]
    case 'steps':
      return [
        {
          blockType: 'steps',
          heading: seed.heading,
          steps: seed.steps.map(({ title, text, picture }) => ({
            title,
            text: prose(text),
            picture: picture ? library.picture(picture) : null,
          })),
        },
      ]
    case 'questions':
      return [
        {
          blockType: 'questions',
          heading: seed.heading,
          questions: seed.questions.map(({ question, answer }) => ({ question, answer: prose(answer) })),
          asked: seed.asked?.flatMap((question) => library.question(question) ?? []),
        },
      ]
    case 'stats':
      return [{ blockType: 'stats', claims: seed.claims.flatMap((key) => library.claim(key) ?? []) }]
    case 'callout':
    case 'heatPrices':
    case 'callToAction':
    case 'form':
    case 'tool':
    case 'map':
    case 'download': {
      const { block, text, ...rest } = seed
      return [{ blockType: block, text: prose(text), ...rest } as StoredBlock] // these blocks keep the seed's own fields
    }
    case 'doors':
    case 'drawing':
    case 'chart':
    case 'workedExample':
    case 'quotes': {
      const { block, ...rest } = seed
      return [{ blockType: block, ...rest } as StoredBlock] // as above
    }
  }
}

function withId(id: number | undefined, make: (id: number) => StoredBlock): StoredBlock[] {
  return id === undefined ? [] : [make(id)]
}
