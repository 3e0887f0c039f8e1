const MEGAPIXEL = 1_000_000

/** More is neither printed nor shown anywhere, and would take seconds to decode. */
const MEGAPIXELS_MAX = 25

/** A photo has fewer than 30, and a plain drawing a few hundred. */
const PIXELS_PER_BYTE_MAX = 1_000

/** `pixels` of all frames together, according to the header of the file, whose size is `bytes`. */
type PictureSize = { pixels: number; bytes: number }

/** Why a picture is not decoded, as the rest of a sentence that begins with its name, or null. */
export function pictureProblem({ pixels, bytes }: PictureSize): string | null {
  if (pixels > MEGAPIXELS_MAX * MEGAPIXEL)
    return `has ${Math.ceil(pixels / MEGAPIXEL)} megapixels (${MEGAPIXELS_MAX} allowed)`
  if (pixels > MEGAPIXEL && pixels > bytes * PIXELS_PER_BYTE_MAX)
    return `is not a usual picture (${Math.ceil(pixels / MEGAPIXEL)} megapixels in ${bytes} bytes)`
  return null
}
