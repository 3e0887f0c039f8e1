import type { FileKind } from '@/lib/domain/files/file-kinds'

/** Files that show the original of a proof: a scan, a photo or a saved page. */
export const PROOF_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp', 'heic', 'pdf']
export const PROOF_BYTES_MAX = 10 * 1024 * 1024
