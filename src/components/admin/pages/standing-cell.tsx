import { STANDINGS, type Address } from '@/lib/addresses/address'
import { labelOf } from '@/lib/domain/text/label-of'

import { writtenMoment } from '../moment'

/** How an address stands, and what is to happen to it. */
export function StandingCell({
  standing,
  hasChanges,
  publishAt,
  unpublishAt,
}: Pick<Address, 'standing' | 'hasChanges' | 'publishAt' | 'unpublishAt'>) {
  return (
    <span className="pb-standing">
      <strong>{labelOf(STANDINGS, standing)}</strong>
      {hasChanges && <span>with changes not yet published</span>}
      {publishAt && <span>to be published {writtenMoment(publishAt)}</span>}
      {unpublishAt && <span>to be taken back {writtenMoment(unpublishAt)}</span>}
    </span>
  )
}
