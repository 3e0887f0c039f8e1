import sharp from 'sharp'

import type { Picture } from '@/lib/site/picture'

const PATIENCE_MS = 5_000
const QUALITY = 82

/**
 * A picture of the media library as a document can hold it. Asked of the site itself, so that it matters to nobody here
 * where files are kept. @throws when it cannot be had
 */
export async function pictureJpeg({ picture, origin }: { picture: Picture; origin: string }): Promise<Buffer> {
  const response = await fetch(new URL(picture.src, origin), {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`${picture.src} answered ${response.status}`)
  return sharp(Buffer.from(await response.arrayBuffer()))
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
