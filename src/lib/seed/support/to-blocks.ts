import type { ToProse } from '@/lib/cms/prose/prose-from-markdown'
import { lineOf } from '@/lib/domain/text/table-rows'
import type { Page } from '@/lib/generated/payload-types'

import type { BlockSeed } from './page-seed'

export type StoredBlock = NonNullable<Page['blocks']>[number]

/** Looks up documents by their key in the seed. Each returns the id, or undefined if there is none. */
export type Library = Record<'picture' | 'film' | 'product' | 'claim' | 'question', (key: string) => number | undefined>

type Tools = { prose: ToProse; library: Library }

type SeedOf<Type> = Extract<BlockSeed, { block: Type }>
type Makers = { [Type in BlockSeed['block']]: (seed: SeedOf<Type>, tools: Tools) => StoredBlock[] }

/** The block as stored by the collection, or nothing when the image, film or product it shows is missing. */
export function toBlocks(seed: BlockSeed, tools: Tools): StoredBlock[] {
  const make = MAKERS[seed.block] as (seed: BlockSeed, tools: Tools) => StoredBlock[] // safe: by the seed's own block
  return make(seed, tools)
}

/** Keeps the seed's own fields. */
const asSeeded = ({ block, ...rest }: BlockSeed) => [{ blockType: block, ...rest } as StoredBlock]
const withProse = ({ block, text, ...rest }: BlockSeed & { text: string }, { prose }: Tools) => [
  { blockType: block, text: prose(text), ...rest } as StoredBlock,
]

const MAKERS: Makers = {
  prose: ({ heading, text, note, engineer }, { prose }) => [
    { blockType: 'prose', heading, text: prose(text), note, engineer: engineer ? prose(engineer) : null },
  ],
  figure: ({ picture: key, caption }, { library }) =>
    withId(library.picture(key), (picture) => ({ blockType: 'figure', picture, caption })),
  film: ({ film: key, caption }, { library }) =>
    withId(library.film(key), (film) => ({ blockType: 'film', film, caption })),
  specTable: ({ product: key, layout }, { library }) =>
    withId(library.product(key), (product) => ({ blockType: 'specTable', product, layout })),
  table: ({ caption, columns, rows, note }) => [
    { blockType: 'table', caption, columns: lineOf(columns), rows: rows.map(lineOf).join('\n'), note },
  ],
  steps: ({ heading, steps }, { prose, library }) => [
    {
      blockType: 'steps',
      heading,
      steps: steps.map(({ title, text, picture }) => ({
        title,
        text: prose(text),
        picture: picture ? library.picture(picture) : null,
      })),
    },
  ],
  questions: ({ heading, questions, asked }, { prose, library }) => [
    {
      blockType: 'questions',
      heading,
      questions: questions.map(({ question, answer }) => ({ question, answer: prose(answer) })),
      asked: asked?.flatMap((question) => library.question(question) ?? []),
    },
  ],
  stats: ({ claims }, { library }) => [
    { blockType: 'stats', claims: claims.flatMap((key) => library.claim(key) ?? []) },
  ],
  callout: withProse,
  heatPrices: withProse,
  callToAction: withProse,
  form: withProse,
  tool: withProse,
  map: withProse,
  download: withProse,
  doors: asSeeded,
  drawing: asSeeded,
  chart: asSeeded,
  workedExample: asSeeded,
  quotes: asSeeded,
}

function withId(id: number | undefined, make: (id: number) => StoredBlock): StoredBlock[] {
  return id === undefined ? [] : [make(id)]
}
