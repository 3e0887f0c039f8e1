import sharp from 'sharp'

import type { Picture } from '@/lib/content/picture'

const PATIENCE_MS = 5_000
const QUALITY = 82

/**
 * A media library picture as JPEG, for documents. Requested over HTTP, so storage is transparent. @throws when
 * unavailable
 */
export async function pictureJpeg({ picture, origin }: { picture: Picture; origin: string }): Promise<Buffer> {
  const response = await fetch(new URL(picture.src, origin), {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`${picture.src} responded ${response.status}`)
  return sharp(Buffer.from(await response.arrayBuffer()))
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
