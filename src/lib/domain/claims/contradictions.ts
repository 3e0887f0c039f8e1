import type { BareFigure } from './bare-figures'
import type { ClaimUse, RegistryClaim } from './claim-uses'

/** Readings that disagree on one page, none of them marked as doubtful. */
export type Contradiction = { group: string; figures: { figure: string; place: string }[] }

type Said = { group: string; figure: string; place: string; measure: string }

type Page = { uses: readonly ClaimUse[]; figures: readonly BareFigure[]; claims: readonly RegistryClaim[] }

/**
 * The groups of which visitors of one page meet different figures without a note at either. What only search engines
 * show is on no page.
 */
export function contradictions({ uses, figures, claims }: Page): Contradiction[] {
  const said = [...figures.map(saidInText), ...uses.flatMap((use) => saidByRegistry(use, claims))]
  return [...new Set(said.map(({ group }) => group))].flatMap((group) => {
    const ofGroup = said.filter((one) => one.group === group)
    const disagreeing = ofGroup.filter((one) =>
      ofGroup.some((other) => other.figure !== one.figure && other.measure === one.measure),
    )
    return disagreeing.length > 0
      ? [{ group, figures: disagreeing.map(({ figure, place }) => ({ figure, place })) }]
      : []
  })
}

function saidInText({ group, figure, place }: BareFigure): Said {
  return { group, figure: bare(figure), place, measure: figure.includes('%') ? '%' : figure.includes('£') ? '£' : '' }
}

function saidByRegistry(
  { key, reading, hasNotes, context, place }: ClaimUse,
  claims: readonly RegistryClaim[],
): Said[] {
  if (!reading || hasNotes || context === 'metadata') return []
  const unit = reading.unit ?? ''
  const group = claims.find((claim) => claim.key === key)?.group || key
  return [{ group, figure: bare(reading.value), place, measure: unit === '%' || unit === '£' ? unit : '' }]
}

/** '£1,000+' and '1000' are one figure. */
const bare = (figure: string) => figure.replace(/[£%,+\s]/g, '').replaceAll('–', '-')
