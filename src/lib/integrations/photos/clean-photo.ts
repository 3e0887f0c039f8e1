import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const PIXELS_MAX = 80_000_000
const SIDE_PX = 2_000
const QUALITY = 78

/**
 * Converts a photo to an upright JPEG of at most 2,000 px, without camera metadata such as the location. Returns null
 * for anything that is not a picture, whatever its name says.
 */
export async function cleanPhoto(file: Uint8Array): Promise<Buffer | null> {
  const type = await fileTypeFromBuffer(file)
  if (!type || !TYPES.includes(type.mime)) return null
  try {
    return await sharp(file, { limitInputPixels: PIXELS_MAX })
      .rotate() // according to its metadata, which is then dropped
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
  } catch {
    return null
  }
}
