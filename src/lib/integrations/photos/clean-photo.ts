import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const PIXELS_MAX = 80_000_000
const SIDE_PX = 2_000
const QUALITY = 78

/**
 * A photo as an upright JPEG of at most 2,000 px, without what a camera adds, such as the place. Null for anything that
 * is not a picture, whatever its name says.
 */
export async function cleanPhoto(file: Uint8Array): Promise<Buffer | null> {
  const type = await fileTypeFromBuffer(file)
  if (!type || !TYPES.includes(type.mime)) return null
  try {
    return await sharp(file, { limitInputPixels: PIXELS_MAX })
      .rotate() // as its metadata says, which is then left out
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
  } catch {
    return null
  }
}
