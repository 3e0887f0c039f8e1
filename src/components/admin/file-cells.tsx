import { MEDIA_TYPES } from '@/lib/content/media-types'
import { labelOf } from '@/lib/domain/text/label-of'
import { fileSize } from '@/lib/format/file-size'

/** The kind of an uploaded file in the media list: 'JPEG picture' for image/jpeg. */
export function FileTypeCell({ cellData: type }: { cellData: string | null }) {
  return type && labelOf(MEDIA_TYPES, type)
}

/** The size of an uploaded file in the media list: '2.4 MB'. */
export function FileSizeCell({ cellData: bytes }: { cellData: number | null }) {
  return bytes === null ? null : fileSize(bytes)
}
