import type { FileKind } from '../files/file-kinds'
import type { AcceptedFiles } from '../files/file-problem'
import type { LeadKind } from './lead-kinds'

const MIB = 1024 * 1024

/** Maximum number of files in one enquiry: photos, plus documents for a project quote, counted together. */
export const filesMax = (kind: LeadKind): number => (takesDocuments(kind) ? 10 : 8)

/** Whether plans, schedules and energy certificates may be added, as PDF. */
export const takesDocuments = (kind: LeadKind): boolean => kind === 'project-quote'

/** Maximum size of one upload, in bytes: several phone photos, or one document. */
export const UPLOAD_BYTES_MAX = 30 * MIB

/** Maximum size of one file, in bytes. */
export const FILE_BYTES_MAX = 20 * MIB

/** Photos are stored as JPEG, whichever of these they were. */
const PHOTO_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp', 'avif', 'heic']

/** What may be added to an enquiry. */
export const acceptedFiles = (kind: LeadKind): AcceptedFiles => ({
  kinds: takesDocuments(kind) ? ['pdf', ...PHOTO_KINDS] : PHOTO_KINDS,
  bytesMax: FILE_BYTES_MAX,
})

/** What is kept of an email's attachments. */
export const ACCEPTED_ATTACHMENTS: AcceptedFiles = { kinds: ['pdf', ...PHOTO_KINDS], bytesMax: 10 * MIB }

/** Attachments kept of one email. */
export const ATTACHMENTS_MAX = 10

/** Files are sent in pieces of this many bytes; only the last piece may be smaller. */
export const PIECE_BYTES = 512 * 1024

/** Size in bytes of the piece that begins at `offset` in a file of `bytes`; 0 at the end of the file. */
export const pieceBytes = ({ offset, bytes }: { offset: number; bytes: number }): number =>
  Math.min(PIECE_BYTES, bytes - offset)
