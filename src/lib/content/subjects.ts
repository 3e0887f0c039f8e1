import type { BlockOf, PageBlock } from './page'

/** A part of a reference page: open, or folded below its heading. */
export type Subject = { id: string; heading: string | null; blocks: readonly PageBlock[] }

/** Kinds that begin a subject, if they have a heading. */
const BEGINNING: readonly PageBlock['kind'][] = [
  'prose',
  'steps',
  'workedExample',
  'questions',
  'heatPrices',
  'panelWorking',
  'callout',
  'map',
]

/** What a reader acts on: never folded. */
const STANDING_ALONE: readonly PageBlock['kind'][] = ['callToAction', 'form', 'download']

/**
 * The blocks of a reference page by subject. What comes before the first heading, actions and forms are open; the
 * heading of any other subject is taken off its first block, because it is what the subject is folded below.
 */
export function subjectsOf(blocks: readonly PageBlock[]): Subject[] {
  const subjects: { id: string; heading: string | null; blocks: PageBlock[] }[] = []
  for (const block of blocks) {
    const current = subjects.at(-1)
    if (STANDING_ALONE.includes(block.kind)) subjects.push({ id: block.id, heading: null, blocks: [block] })
    else if (begins(block)) subjects.push({ id: block.id, heading: block.heading, blocks: [{ ...block, heading: '' }] })
    else if (current && !current.blocks.some(({ kind }) => STANDING_ALONE.includes(kind))) current.blocks.push(block)
    else subjects.push({ id: block.id, heading: null, blocks: [block] })
  }
  return subjects
}

type Headed = BlockOf<
  'prose' | 'steps' | 'workedExample' | 'questions' | 'heatPrices' | 'panelWorking' | 'callout' | 'map'
>

const begins = (block: PageBlock): block is Headed =>
  BEGINNING.includes(block.kind) && 'heading' in block && block.heading !== ''
