import type { BareFigure } from './bare-figures'
import type { ClaimUse, RegistryClaim } from './claim-uses'

/** Readings that disagree on one page without a note on either. */
export type Contradiction = { group: string; figures: { figure: string; place: string }[] }

type StatedFigure = { group: string; figure: string; place: string; measure: string }

type Page = { uses: readonly ClaimUse[]; figures: readonly BareFigure[]; claims: readonly RegistryClaim[] }

/**
 * Claim groups with different figures on one page and no note on any of them. Text shown only by search engines is not
 * on the page.
 */
export function contradictions({ uses, figures, claims }: Page): Contradiction[] {
  const stated = [...figures.map(fromText), ...uses.flatMap((use) => fromRegistry(use, claims))]
  return [...new Set(stated.map(({ group }) => group))].flatMap((group) => {
    const ofGroup = stated.filter((one) => one.group === group)
    const disagreeing = ofGroup.filter((one) =>
      ofGroup.some((other) => other.figure !== one.figure && other.measure === one.measure),
    )
    return disagreeing.length > 0
      ? [{ group, figures: disagreeing.map(({ figure, place }) => ({ figure, place })) }]
      : []
  })
}

function fromText({ group, figure, place }: BareFigure): StatedFigure {
  return {
    group,
    figure: bareFigure(figure),
    place,
    measure: figure.includes('%') ? '%' : figure.includes('£') ? '£' : '',
  }
}

function fromRegistry(
  { key, reading, hasNotes, context, place }: ClaimUse,
  claims: readonly RegistryClaim[],
): StatedFigure[] {
  if (!reading || hasNotes || context === 'metadata') return []
  const unit = reading.unit ?? ''
  const group = claims.find((claim) => claim.key === key)?.group || key
  return [{ group, figure: bareFigure(reading.value), place, measure: unit === '%' || unit === '£' ? unit : '' }]
}

/** '£1,000+' and '1000' are the same figure. */
export const bareFigure = (figure: string) => figure.replace(/[£%,+\s]/g, '').replaceAll('–', '-')
