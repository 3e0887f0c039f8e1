import type { PageReport } from '@/lib/cms/content/content-report'
import type { Overdue } from '@/lib/domain/claims/overdue-readings'
import { pitchFaults } from '@/lib/domain/text/pitch'

const HEADINGS = [
  'page',
  'words',
  'for',
  'against',
  'qualifies',
  '£ after',
  'act after',
  'grade',
  'links',
  'dead',
  'claims',
  'bare',
  'contradictions',
]

const orDash = (words: number | null) => words?.toString() ?? '-'

/** The report for a terminal: a table, then the problems in full. */
export function reportLines({
  pages,
  overdue,
}: {
  pages: readonly PageReport[]
  overdue: readonly Overdue[]
}): string[] {
  const rows = pages.map((page) => [
    page.path,
    String(page.pitch.words),
    String(page.pitch.for),
    String(page.pitch.against),
    String(page.pitch.qualifiers),
    orDash(page.pitch.untilPrice),
    orDash(page.pitch.untilAction),
    page.grade?.toFixed(1) ?? '-',
    String(page.links),
    String(page.dead.length),
    String(new Set(page.uses.map(({ key }) => key)).size),
    String(page.bare.length),
    String(page.contradictions.length),
  ])
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const toLine = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  return [
    toLine(HEADINGS),
    ...rows.map(toLine),
    ...pages.flatMap(faultsOf),
    ...overdue.map(
      ({ key, text, reason, since }) =>
        `claim ${key}, “${text}”: ${reason}${since ? ` since ${since.slice(0, 10)}` : ''}`,
    ),
  ]
}

function faultsOf({ path, pitch, dead, bare, contradictions }: PageReport): string[] {
  return [
    ...pitchFaults(pitch).map((fault) => `${path}: ${fault} (docs/message.md)`),
    ...dead.map(({ href, place }) => `${path}, ${place}: the link ${href || '(empty)'} leads nowhere`),
    ...contradictions.map(
      ({ group, figures }) =>
        `${path}: ${group} is given as ${figures.map(({ figure, place }) => `${figure} (${place})`).join(' and ')}, without a note`,
    ),
    ...bare.map(
      ({ place, group, figure, sentence }) =>
        `${path}, ${place}: ${figure} looks like a claim (${group}): ${sentence.trim().slice(0, 140)}`,
    ),
  ]
}
