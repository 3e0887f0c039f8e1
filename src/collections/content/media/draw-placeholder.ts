import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'

const WIDTH = 16

/** Stores a blurred thumbnail with a new image, shown as a placeholder while it loads. */
export const drawPlaceholder: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file?.mimetype.startsWith('image/')) return data
  const miniature = await sharp(req.file.data).resize(WIDTH).webp({ quality: 40 }).toBuffer()
  return { ...data, placeholder: `data:image/webp;base64,${miniature.toString('base64')}` }
}
