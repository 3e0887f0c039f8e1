import heicDecode from 'heic-decode'
import sharp, { type Metadata, type Sharp } from 'sharp'

import type { FileKind } from '@/lib/domain/files/file-kinds'
import { FileRefused, orDamaged } from '@/lib/domain/files/file-refused'
import { pictureProblem } from '@/lib/domain/files/picture-problem'

const CHANNELS = 4 // of decoded HEIC

/** A picture that may be decoded: its header is within the limits. HEIC is decoded already, upright. */
export type OpenPicture = { picture: Sharp; metadata: Metadata }

export async function openPicture(file: Uint8Array, kind: FileKind): Promise<OpenPicture> {
  const picture = kind === 'heic' ? await decodedHeic(file) : sharp(file)
  const metadata = await orDamaged(() => picture.metadata())
  refuseExcess(pixelsOf(metadata), file)
  return { picture, metadata }
}

const pixelsOf = ({ width, height, pageHeight, pages = 1 }: Metadata) => width * (pageHeight ?? height) * pages

function refuseExcess(pixels: number, { length: bytes }: Uint8Array): void {
  const problem = pictureProblem({ pixels, bytes })
  if (problem) throw new FileRefused(problem)
}

/** sharp is built without the patented codec of HEIC. */
async function decodedHeic(file: Uint8Array): Promise<Sharp> {
  const frames = await orDamaged(() => heicDecode.all({ buffer: file }))
  try {
    const [first] = frames
    if (!first) throw new FileRefused('has no picture in it')
    refuseExcess(first.width * first.height, file)
    const { data, width, height } = await orDamaged(() => first.decode())
    return sharp(data, { raw: { width, height, channels: CHANNELS } })
  } finally {
    frames.dispose()
  }
}
