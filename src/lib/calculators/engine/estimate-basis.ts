import type { Numbers } from '@/lib/domain/assumptions/default-assumptions'
import type { OfferedPanel } from '@/lib/domain/estimate/panel-outputs'

/**
 * Inputs of an estimate besides the answers: the ISO date, the assumptions effective then, the panel from its product
 * record, and the other panels on offer.
 */
export type Basis = { date: string; numbers: Numbers; panel: OfferedPanel; otherPanels: readonly OfferedPanel[] }

/** All panels on offer, the default first. */
export const panelsOf = ({ panel, otherPanels }: Pick<Basis, 'panel' | 'otherPanels'>): OfferedPanel[] => [
  panel,
  ...otherPanels,
]

/** The basis with the panel of that product; unchanged if none is chosen, or it is no longer on offer. */
export function withPanel(basis: Basis, slug: string | null | undefined): Basis {
  const chosen = basis.otherPanels.find((panel) => panel.slug === slug)
  if (!chosen) return basis
  return { ...basis, panel: chosen, otherPanels: panelsOf(basis).filter((panel) => panel !== chosen) }
}

/** The panels to choose from in a form. */
export const panelOptions = (panels: readonly OfferedPanel[]): { value: string; label: string }[] =>
  panels.map(({ slug, name }) => ({ value: slug, label: name }))

/** The name of the panel that is counted; null without a choice, which needs no name. */
export const panelNameIn = ({ panel, otherPanels }: Pick<Basis, 'panel' | 'otherPanels'>): string | null =>
  otherPanels.length > 0 ? panel.name : null

/** The panel on offer with this rated power; the default if no power is given, or no panel has it. */
export const panelRated = ({ basis, watts }: { basis: Basis; watts?: number | undefined }): OfferedPanel =>
  basis.otherPanels.find(({ powerWatts }) => powerWatts === watts && powerWatts !== basis.panel.powerWatts) ??
  basis.panel
