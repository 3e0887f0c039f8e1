import type { LeadKind } from './lead-kinds'

const MIB = 1024 * 1024

/** Files of one enquiry: photos, and with a project also documents, counted together. */
export const filesMax = (kind: LeadKind): number => (takesDocuments(kind) ? 10 : 8)

/** Whether plans, schedules and energy certificates may be added, as PDF. */
export const takesDocuments = (kind: LeadKind): boolean => kind === 'project-quote'

/** Of one upload, in bytes: several photos of a phone, or one document. */
export const UPLOAD_BYTES_MAX = 30 * MIB

/** Of one file, in bytes. */
export const FILE_BYTES_MAX = 20 * MIB

/** A file is sent in pieces of so many bytes; only its last one is smaller. */
export const PIECE_BYTES = 512 * 1024

/** The bytes of the piece that begins at `offset` of a file of `bytes`; 0 at its end. */
export const pieceBytes = ({ offset, bytes }: { offset: number; bytes: number }): number =>
  Math.min(PIECE_BYTES, bytes - offset)
