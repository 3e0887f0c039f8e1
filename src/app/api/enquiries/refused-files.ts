import { CLOSED_NOTICES, type Enquiry } from '@/lib/content/enquiry'
import { isOpenToCustomer } from '@/lib/domain/leads/lead-status'
import { filesMax } from '@/lib/domain/leads/photos'

/** Why no more files can be added to an enquiry. */
export const takesNoFiles = ({ kind, status }: Pick<Enquiry, 'kind' | 'status'>): string =>
  isOpenToCustomer(status)
    ? `We can keep ${filesMax(kind)} files with it. Please send the others by email.`
    : CLOSED_NOTICES[status]

type Refused = { refused: readonly string[]; saved: number }

/** Why some files were not saved, and that the others were. */
export function refusedFiles({ refused, saved }: Refused): string {
  const others = saved === 0 ? '' : ` ${saved === 1 ? 'The other file is' : `The other ${saved} files are`} saved.`
  return `${refused.join(' ')}${others}`
}

/** Seconds after which a file can be sent again when too many are being opened. */
export const BUSY_SECONDS = 15
export const BUSY = 'We are checking many files just now, so this was not saved.'
