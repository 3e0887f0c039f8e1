const SIGNATURE_BYTES = 8
const AROUND = 12 // length, type and checksum of a chunk

/** Chunks that decide what is shown: the picture, its colours, and the frames of an animation. */
const NEEDED = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'bKGD',
  'cHRM',
  'cICP',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'mDCV',
  'cLLI',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]

/** A PNG with only the chunks that are needed to show it. Nothing is decoded. */
export function cleanPng(file: Uint8Array): Uint8Array {
  const view = Buffer.from(file.buffer, file.byteOffset, file.length)
  const kept: Buffer[] = [view.subarray(0, SIGNATURE_BYTES)]
  for (let at = SIGNATURE_BYTES; ;) {
    const type = view.toString('latin1', at + 4, at + 8)
    const end = at + AROUND + view.readUInt32BE(at)
    if (end > view.length) throw new Error('cut off')
    if (NEEDED.includes(type)) kept.push(view.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
}
