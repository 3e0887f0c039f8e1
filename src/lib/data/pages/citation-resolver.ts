import type { Claim, Claims, Readings } from '@/lib/content/claim'
import type { PrintedFigure, PrintedFigures } from '@/lib/content/printed-figures'
import type { NumberedSource } from '@/lib/content/source'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { Source } from '@/lib/generated/payload-types'

/**
 * Resolves the sources, claims and figures that the texts of one page refer to. Sources are numbered in order of first
 * use.
 */
export type CitationResolver = {
  /**
   * The key of a document that a text refers to by its id; the id itself if the document was deleted or unpublished.
   */
  keyOf: (kind: 'source' | 'claim', id: unknown) => string
  numberOf: (key: string) => number | null
  claimOf: (key: string) => Claim | null
  /** All effective readings of a claim. */
  readingsOf: (key: string) => readonly Claim[]
  figureOf: (key: string) => PrintedFigure | null
  cited: () => NumberedSource[]
}

type Kind = 'source' | 'claim' | 'number'
type References = {
  sources: readonly Source[]
  claims: Claims
  claimKeys: ReadonlyMap<number, string>
  readings: Readings
  figures: PrintedFigures
  onMissing: (missing: { kind: Kind; key: string }) => void
}

export function createCitationResolver({
  sources,
  claims,
  claimKeys,
  readings,
  figures,
  onMissing,
}: References): CitationResolver {
  const cited: Source[] = []
  const missing = (kind: Kind, key: string) => {
    onMissing({ kind, key })
    return null
  }
  const keys = { source: new Map(sources.map(({ id, key }) => [id, key])), claim: claimKeys }
  return {
    keyOf: (kind, id) => keys[kind].get(Number(id)) ?? `number ${id}`,
    numberOf: (key) => {
      const index = cited.findIndex((source) => source.key === key)
      if (index !== -1) return index + 1
      const source = sources.find((candidate) => candidate.key === key)
      return source ? cited.push(source) : missing('source', key)
    },
    claimOf: (key) => claims[key] ?? missing('claim', key),
    readingsOf: (key) => readings[key] ?? missing('claim', key) ?? [],
    figureOf: (key) => figures[key] ?? missing('number', key),
    cited: () => cited.map((source, index) => toNumbered(source, index + 1)),
  }
}

function toNumbered({ title, publisher, date, url, confidence, checked }: Source, number: number): NumberedSource {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date)
  return {
    number,
    title,
    publisher,
    date: isDay ? writtenDate(date) : date,
    url: url ?? '',
    confidence,
    checkedOn: writtenDate(checked),
  }
}
