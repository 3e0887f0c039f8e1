import { type FileKind, mimeOf } from '@/lib/domain/files/file-kinds'

/** Kinds of files in the media library. Never SVG or HTML, which can contain scripts. */
export const MEDIA_TYPES = [
  { value: mimeOf('jpeg'), label: 'JPEG picture' },
  { value: mimeOf('png'), label: 'PNG picture' },
  { value: mimeOf('webp'), label: 'WebP picture' },
  { value: mimeOf('avif'), label: 'AVIF picture' },
  { value: mimeOf('pdf'), label: 'PDF document' },
  { value: mimeOf('mp4'), label: 'MP4 film' },
  { value: mimeOf('webm'), label: 'WebM film' },
] as const

/** Kinds that may be uploaded to it; HEIC is stored as JPEG. */
export const UPLOADED_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp', 'avif', 'heic', 'pdf', 'mp4', 'webm']
