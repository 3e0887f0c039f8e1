import { isShort } from '@/lib/domain/building/heat-loss/panels'
import { counted } from '@/lib/format/counted'
import { pounds } from '@/lib/format/pounds'

import type { Configuration } from './configuration'

/** '£5,200 to £6,500' */
export const rangeWords = ({ lowPence, highPence }: Pick<Configuration['range'], 'lowPence' | 'highPence'>): string =>
  lowPence === highPence ? pounds(lowPence) : `${pounds(lowPence)} to ${pounds(highPence)}`

/** How the chosen panels compare with our proposal. */
export function panelWords({ panels, proposal }: Pick<Configuration, 'panels' | 'proposal'>): string {
  if (panels === proposal.panels) return 'as we propose'
  const more = panels - proposal.panels
  const compared = `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} than we propose`
  return more > 0 && isShort(proposal) ? `${compared}: too warm a ceiling for comfort` : compared
}

/** '18 to 24 panels' */
export const panelRangeWords = ({ low, high }: Pick<Configuration['range'], 'low' | 'high'>): string =>
  low === high ? counted(high, 'panel') : `${low} to ${counted(high, 'panel')}`
