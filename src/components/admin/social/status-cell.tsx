import { SOCIAL_STATUSES } from '@/lib/domain/social/statuses'
import { labelOf } from '@/lib/domain/text/label-of'
import type { SocialMediaPost } from '@/lib/generated/payload-types'

/** Reuses the styles of the delivery states. */
const STYLED_AS: Partial<Record<SocialMediaPost['status'], string>> = { published: 'sent', failed: 'parked' }

/** The status of a social post as a label and a colour. */
export function SocialStatusCell({ cellData: status }: { cellData: SocialMediaPost['status'] }) {
  return (
    <span className="pb-state" data-state={STYLED_AS[status] ?? status}>
      {labelOf(SOCIAL_STATUSES, status)}
    </span>
  )
}
