import { labelOf } from '@/lib/domain/text/label-of'
import { BYTE_ORDER_MARK, toCsv } from '@/lib/domain/text/write-csv'

import { INVENTORY_KINDS } from './kinds'
import { type ListedPage, PAGE_STATUSES } from './listed-page'

const HEADINGS = [
  'Address',
  'Title',
  'Kind',
  'Status',
  'Publish on',
  'Unpublish on',
  'Answers',
  'Problem',
  'Last checked',
  'Words',
  'Claims',
  'Broken links',
  'Last edit',
]

/** The list as CSV; times are ISO, UTC. */
export function pagesCsv(pages: readonly ListedPage[]): string {
  return BYTE_ORDER_MARK + toCsv([HEADINGS, ...pages.map(toRow)])
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
}: ListedPage) {
  const time = (at: Date | null) => at?.toISOString() ?? ''
  return [
    path,
    title,
    labelOf(INVENTORY_KINDS, kind),
    labelOf(PAGE_STATUSES, standing),
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
