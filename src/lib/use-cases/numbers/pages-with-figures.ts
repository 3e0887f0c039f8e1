import type { Pool } from 'pg'

import { numberMark } from '@/lib/content/numbers-in-text'
import type { FigureChange, NamedPage, PlacedFigure, TypedFigure } from '@/lib/content/price-cap-plan'
import { typedFigure } from '@/lib/domain/text/typed-figure'

type Passage = NamedPage & { text: string }

const PASSAGES_MAX = 2_000

/** Where published texts name the figures, and where they have them typed in. Reads the index of the site's search. */
export async function pagesWith(
  pool: Pool,
  changes: readonly FigureChange[],
): Promise<{ figures: PlacedFigure[]; typed: TypedFigure[] }> {
  // A bare number such as 2.8 is also a weight or a U-value somewhere.
  const amounts = changes.filter(({ isAmount, was }) => isAmount && /[^\d.,]/.test(was))
  const sought = [...changes.map(({ key }) => numberMark(key)), ...amounts.map(({ was }) => was)]
  const { rows } = await pool.query<Passage>(
    `select path, title, text from search_passages join search_entries using (source)
     where exists (select from unnest($1::text[]) as sought where position(sought in text) > 0)
     order by path, place limit ${PASSAGES_MAX}`,
    [sought],
  )
  return {
    figures: changes.map(({ key, name, was, is }) => ({
      key,
      name,
      was,
      is,
      pages: pagesNaming(rows, numberMark(key)),
    })),
    typed: rows.flatMap((passage) => typedIn(passage, amounts)),
  }
}

/** Several figures may be printed alike; each is named once. */
function typedIn({ path, title, text }: Passage, amounts: readonly FigureChange[]): TypedFigure[] {
  const typed = amounts.flatMap(({ was, is }) => {
    const passage = typedFigure(text, was)
    return passage === null ? [] : [[`${was} ${is}`, { path, title, was, is, passage }] as const]
  })
  return [...new Map(typed).values()]
}

function pagesNaming(passages: readonly Passage[], mark: string): NamedPage[] {
  const naming = passages.filter(({ text }) => text.includes(mark))
  return [...new Map(naming.map(({ path, title }) => [path, { path, title }])).values()]
}
