import { CLOSED_NOTICES, type Enquiry } from '@/lib/content/enquiry'
import type { LeadKind } from '@/lib/domain/leads/lead-kinds'
import { isOpenToCustomer } from '@/lib/domain/leads/lead-status'
import { filesMax, takesDocuments } from '@/lib/domain/leads/photos'

/** Why no more files can be added to an enquiry. */
export const takesNoFiles = ({ kind, status }: Pick<Enquiry, 'kind' | 'status'>): string =>
  isOpenToCustomer(status)
    ? `We can keep ${filesMax(kind)} files with it. Please send the others by email.`
    : CLOSED_NOTICES[status]

type Refused = { refused: readonly string[]; saved: number; kind: LeadKind }

/** A message that names the files that were not saved, and says that the others were. */
export function refusedFiles({ refused, saved, kind }: Refused): string {
  const formats = takesDocuments(kind)
    ? 'PDF, JPEG, PNG, WebP and AVIF up to 20 MB each'
    : 'JPEG, PNG, WebP and AVIF up to 20 MB each'
  const others = saved === 0 ? '' : ` ${saved === 1 ? 'The other file is' : `The other ${saved} files are`} saved.`
  return `We could not read ${refused.join(', ')}. We can read ${formats}.${others}`
}
