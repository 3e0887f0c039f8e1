import type { Pool } from 'pg'

import { numberMark } from '@/lib/content/numbers-in-text'
import type { FigureChange, NamedPage, PlacedFigure, TypedFigure } from '@/lib/content/price-cap-plan'

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
  const typed = amounts.filter(({ was }) => isTyped(text, was))
  const printed = new Map(typed.map(({ was, is }) => [`${was} ${is}`, { was, is }]))
  return [...printed.values()].map((figure) => ({ path, title, ...figure, passage: around(text, figure.was) }))
}

function pagesNaming(passages: readonly Passage[], mark: string): NamedPage[] {
  const naming = passages.filter(({ text }) => text.includes(mark))
  return [...new Map(naming.map(({ path, title }) => [path, { path, title }])).values()]
}

/** '26.32p' in 'at 26.32p a unit', not in '126.32p'. */
function isTyped(text: string, figure: string): boolean {
  for (let at = text.indexOf(figure); at !== -1; at = text.indexOf(figure, at + 1))
    if (!/[\d.,]/.test(text.charAt(at - 1)) && !/^[\d\p{L}]/u.test(text.slice(at + figure.length))) return true
  return false
}

const CHARACTERS_AROUND = 60

function around(text: string, figure: string): string {
  const at = text.indexOf(figure)
  const [from, to] = [Math.max(at - CHARACTERS_AROUND, 0), at + figure.length + CHARACTERS_AROUND]
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}
