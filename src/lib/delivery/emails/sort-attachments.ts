import { ACCEPTED_ATTACHMENTS, ATTACHMENTS_MAX } from '@/lib/domain/leads/photos'
import { type NamedFile, nameOf, sortFiles } from '@/lib/integrations/files/sort-files'
import type { Db } from '@/lib/platform/database'
import { hasRoom } from '@/lib/platform/quotas'

/** `notKept`: a sentence about each attachment that is not kept, one a line; null if all are. */
export type SortedAttachments = { kept: NamedFile[]; notKept: string | null }

/** The attachments of an email that we keep, cleaned and scanned by what they are, and why not the others. */
export async function sortAttachments(pool: Db, files: readonly File[]): Promise<SortedAttachments> {
  if (files.length === 0) return { kept: [], notKept: null }
  const room = await Promise.all((['lead_photos', 'lead_documents'] as const).map((table) => hasRoom(pool, table)))
  if (room.includes(false)) return { kept: [], notKept: 'There was no room for the attachments.' }
  const { clean, refused } = await sortFiles(files.slice(0, ATTACHMENTS_MAX), ACCEPTED_ATTACHMENTS)
  const beyond = files
    .slice(ATTACHMENTS_MAX)
    .map((file) => `${nameOf(file)} is one too many (${ATTACHMENTS_MAX} are kept).`)
  return { kept: clean, notKept: [...refused, ...beyond].join('\n') || null }
}
