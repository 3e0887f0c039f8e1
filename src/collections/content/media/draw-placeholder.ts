import sharp from 'sharp'
import type { CollectionBeforeChangeHook } from 'payload'

const WIDTH = 16

/** Keeps a blurred miniature of a new picture with its record, to be shown in its place while it loads. */
export const drawPlaceholder: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file?.mimetype.startsWith('image/')) return data
  const miniature = await sharp(req.file.data).resize(WIDTH).webp({ quality: 40 }).toBuffer()
  return { ...data, placeholder: `data:image/webp;base64,${miniature.toString('base64')}` }
}
