import type { FileKind } from '@/lib/domain/files/file-kinds'
import { orDamaged } from '@/lib/domain/files/file-refused'

import { openPicture } from './open-picture'

const SIDE_PX = 2_000
const QUALITY = 78

/**
 * Converts a photo to an upright JPEG of at most 2,000 px, without camera metadata such as the location.
 * @throws FileRefused
 */
export async function cleanPhoto(file: Uint8Array, kind: FileKind): Promise<Buffer> {
  const { picture } = await openPicture(file, kind)
  return orDamaged(() =>
    picture
      .autoOrient() // according to its metadata, which is then dropped
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer(),
  )
}
