import type { FunnelRow } from './read'
import type { ViewTotals } from './read-views'
import { shareText } from './to-csv'

/** A stage on the way from page to sale, with its rate: a share with its band, or a number per hundred. */
export type Stage = { name: string; count: number; rate: string }

type Counted = ViewTotals & { calculations: number; rows: readonly FunnelRow[]; designed: number }

/**
 * The stages in order. Only a share of the same enquiries has a band. It is unknown which visits became enquiries, so
 * the other rates compare two totals.
 */
export function stagesOf({ views, arrivals, calculators, designers, calculations, rows, designed }: Counted): Stage[] {
  const sum = (field: 'leads' | 'quoted' | 'won') => rows.reduce((total, row) => total + row[field], 0)
  const [leads, quoted, won] = [sum('leads'), sum('quoted'), sum('won')]
  return [
    { name: 'Pages opened', count: views, rate: '' },
    { name: 'Arrivals from elsewhere', count: arrivals, rate: '' },
    { name: 'Calculator opened', count: calculators, rate: perHundred(calculators, arrivals) },
    { name: 'Calculation reported', count: calculations, rate: perHundred(calculations, arrivals) },
    { name: 'Designer or configurator opened', count: designers, rate: perHundred(designers, arrivals) },
    { name: 'Enquiries', count: leads, rate: perHundred(leads, arrivals) },
    { name: 'with a design or configuration', count: designed, rate: ofEnquiries({ hits: designed, of: leads }) },
    { name: 'Quoted', count: quoted, rate: ofEnquiries({ hits: quoted, of: leads }) },
    { name: 'Won', count: won, rate: ofEnquiries({ hits: won, of: leads }) },
  ]
}

const perHundred = (count: number, of: number) =>
  of === 0 ? '' : `${((count / of) * 100).toFixed(1)} for each 100 arrivals`

function ofEnquiries(share: { hits: number; of: number }): string {
  const text = shareText(share)
  return text && `${text} of enquiries`
}
