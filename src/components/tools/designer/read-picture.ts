import { decodeText } from '@/lib/domain/text/decode-text'

/** A picture as a data URL, which the content security policy allows, and which can be stored as text. */
export type Picture = { href: string; widthPx: number; heightPx: number }

export type PictureRead = { ok: true; picture: Picture } | { ok: false; message: string }

/** Enough to see a wall to 10 mm on a plan of 16 m, and small enough to store on the device. */
export const LONGEST_PX = 1_600
const QUALITY = 0.8
const LARGEST_BYTES = 40_000_000

const NOT_LOADED = 'The PDF reader could not be loaded. Check your connection, or choose a picture.'

/** The PDF marker is looked for within these first bytes, as in the specification. */
const HEAD_BYTES = 1_024

/** Reads the chosen photo or plan, which does not leave the device. */
export async function readPicture(file: Blob): Promise<PictureRead> {
  if (file.size > LARGEST_BYTES) return { ok: false, message: 'This file is larger than 40 MB. Save a smaller one.' }
  if (decodeText(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())).includes('%PDF-')) {
    const reader = await import('./read-plan-pdf').catch(() => null)
    return reader ? reader.readPlanPdf(file) : { ok: false, message: NOT_LOADED }
  }
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return { ok: false, message: 'This file can’t be shown here. Choose a PDF, JPEG, PNG or WebP.' }
  const scale = Math.min(1, LONGEST_PX / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return { ok: false, message: 'This browser can’t show pictures here.' }
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return { ok: true, picture: pictureOf(canvas) }
}

export const pictureOf = (canvas: HTMLCanvasElement): Picture => ({
  href: canvas.toDataURL('image/jpeg', QUALITY),
  widthPx: canvas.width,
  heightPx: canvas.height,
})
