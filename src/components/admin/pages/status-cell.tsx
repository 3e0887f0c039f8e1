import { labelOf } from '@/lib/domain/text/label-of'
import { type ListedPage, PAGE_STATUSES } from '@/lib/page-inventory/listed-page'

import { writtenMoment } from '../moment'

/** The status of a page and any scheduled change. */
export function StatusCell({
  standing,
  hasChanges,
  publishAt,
  unpublishAt,
}: Pick<ListedPage, 'standing' | 'hasChanges' | 'publishAt' | 'unpublishAt'>) {
  return (
    <span className="pb-standing">
      <strong>{labelOf(PAGE_STATUSES, standing)}</strong>
      {hasChanges && <span>with changes not yet published</span>}
      {publishAt && <span>to be published {writtenMoment(publishAt)}</span>}
      {unpublishAt && <span>to be unpublished {writtenMoment(unpublishAt)}</span>}
    </span>
  )
}
