import { toCsv } from '@/lib/domain/text/csv'
import { labelOf } from '@/lib/domain/text/label-of'

import { STANDINGS, type Address } from './address'
import { ADDRESS_KINDS } from './kinds'

const HEADINGS = [
  'Address',
  'Title',
  'Kind',
  'Status',
  'Publish on',
  'Take back on',
  'Answers',
  'Problem',
  'Last checked',
  'Words',
  'Claims',
  'Broken links',
  'Last edit',
]

/** Told by it that the letters are UTF-8, Excel shows them right. */
const BYTE_ORDER_MARK = '\ufeff'

/** The list as a file for spreadsheets; times are ISO in UTC. */
export function addressesCsv(addresses: readonly Address[]): string {
  return BYTE_ORDER_MARK + toCsv([HEADINGS, ...addresses.map(toRow)])
}

function toRow({
  path,
  title,
  kind,
  standing,
  publishAt,
  unpublishAt,
  isLive,
  problem,
  checkedAt,
  words,
  claims,
  brokenLinks,
  editedAt,
}: Address) {
  const time = (at: Date | null) => at?.toISOString() ?? ''
  return [
    path,
    title,
    labelOf(ADDRESS_KINDS, kind),
    labelOf(STANDINGS, standing),
    time(publishAt),
    time(unpublishAt),
    isLive === null ? '' : isLive ? 'yes' : 'no',
    problem ?? '',
    time(checkedAt),
    words ?? '',
    claims ?? '',
    brokenLinks.map(({ href, reason }) => `${href}: ${reason}`).join('; '),
    time(editedAt),
  ]
}
