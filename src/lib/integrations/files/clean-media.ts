import type { FileKind } from '@/lib/domain/files/file-kinds'
import { FileRefused, orDamaged } from '@/lib/domain/files/file-refused'

import { openPicture } from './open-picture'
import { cleanMp4, hasOnlyPictureBoxes } from './strip/boxes'
import { cleanJpeg } from './strip/jpeg'
import { cleanPdf } from './strip/pdf'
import { cleanPng } from './strip/png'
import { cleanWebm } from './strip/webm'
import { cleanWebp } from './strip/webp'

/** A file as it may be published. */
export type CleanMedia = { kind: FileKind; bytes: Uint8Array }

/** As good as the original to the eye; only pictures that must be turned, and HEIC, are encoded again. */
const QUALITY = 92
const AVIF_QUALITY = 75

/**
 * Removes position, device and author from a file for publication, and turns a picture upright. What is shown is not
 * changed; a file without such data stays as it is, byte for byte.
 * @throws FileRefused
 */
export async function cleanMedia(file: Uint8Array, kind: FileKind): Promise<CleanMedia> {
  switch (kind) {
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'avif':
    case 'heic':
      return cleanPicture(file, kind)
    case 'mp4':
      return { kind, bytes: await orDamaged(() => cleanMp4(file)) }
    case 'webm':
      return { kind, bytes: await orDamaged(() => cleanWebm(file)) }
    case 'pdf':
      return { kind, bytes: await orDamaged(() => cleanPdf(file)) }
    default:
      throw new FileRefused('cannot be published')
  }
}

type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

async function cleanPicture(file: Uint8Array, kind: PictureKind): Promise<CleanMedia> {
  const { picture, metadata } = await openPicture(file, kind)
  const { orientation = 1, pages = 1 } = metadata
  const hidden = metadata.exif ?? metadata.xmp ?? metadata.iptc
  if (kind === 'heic')
    return {
      kind: 'jpeg',
      bytes: await orDamaged(() => picture.flatten({ background: 'white' }).jpeg({ quality: QUALITY }).toBuffer()),
    }
  // An animation cannot be turned. AVIF keeps these data among the picture's, where they cannot be cut out.
  const mustEncode =
    (orientation > 1 && pages === 1) || (kind === 'avif' && (hidden !== undefined || !hasOnlyPictureBoxes(file)))
  if (mustEncode)
    return {
      kind,
      bytes: await orDamaged(() =>
        picture
          .autoOrient()
          .keepIccProfile()
          .toFormat(kind, { quality: kind === 'avif' ? AVIF_QUALITY : QUALITY })
          .toBuffer(),
      ),
    }
  await orDamaged(() => picture.clone().resize(1).raw().toBuffer()) // reads all of it, as a browser will
  return { kind, bytes: await orDamaged(() => STRIP[kind](file)) }
}

const STRIP: Record<Exclude<PictureKind, 'heic'>, (file: Uint8Array) => Uint8Array> = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  avif: (file) => file,
}
