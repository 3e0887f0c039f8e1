import { SHOWN_KINDS } from '@/lib/domain/leads/lead-kinds'
import { leadSourceLabel } from '@/lib/domain/leads/lead-source'
import { shareBand } from '@/lib/domain/quantity/share-band'
import { labelOf } from '@/lib/domain/text/label-of'
import { toCsv } from '@/lib/domain/text/write-csv'

import type { FunnelGroup, FunnelRow } from './read'
import type { ViewGroup, ViewRow } from './read-views'

export const GROUP_HEADINGS: Record<FunnelGroup, string> = {
  source: 'Source',
  kind: 'Kind of enquiry',
  area: 'Postcode area',
}

export const VIEW_HEADINGS: Record<ViewGroup, string> = {
  website: 'Website they came from',
  campaign: 'Campaign',
  place: 'Page of a place',
  page: 'Page',
}

const NOT_KNOWN = 'Not known'

/** A group of enquiries in words; an area of postcodes is written as it is. */
export function groupName(group: FunnelGroup, name: string): string {
  if (name === '') return NOT_KNOWN
  if (group === 'source') return leadSourceLabel(name)
  return group === 'kind' ? labelOf(SHOWN_KINDS, name) : name
}

/** '25%, between 12% and 43%'; '' if there are none. */
export function shareText({ hits, of }: { hits: number; of: number }): string {
  const band = shareBand({ hits, of })
  return band ? `${percent(hits / of)}, between ${percent(band.low)} and ${percent(band.high)}` : ''
}

const percent = (share: number) => `${Math.round(share * 100)}%`

export const funnelCsv = (group: FunnelGroup, rows: readonly FunnelRow[]): string =>
  toCsv([
    [GROUP_HEADINGS[group], 'Enquiries', 'Quoted', 'Won', 'Share won, with 95% confidence interval'],
    ...rows.map(({ name, leads, quoted, won }) => [
      groupName(group, name),
      leads,
      quoted,
      won,
      shareText({ hits: won, of: leads }),
    ]),
  ])

export const viewsCsv = (group: ViewGroup, rows: readonly ViewRow[]): string =>
  toCsv([
    [VIEW_HEADINGS[group], 'Pages opened', 'Arrivals'],
    ...rows.map(({ name, views, arrivals }) => [name, views, arrivals]),
  ])
