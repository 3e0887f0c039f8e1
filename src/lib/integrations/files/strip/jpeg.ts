const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const MARKER = 0xff
const ADOBE = 0xee // how colours are coded
const APP0 = 0xe0
const APP2 = 0xe2
const COMMENT = 0xfe
const JFIF_BYTES = 18 // longer with a thumbnail

/** A JPEG with only the segments that are needed to show it, up to the end of the first picture. Nothing is decoded. */
export function cleanJpeg(file: Uint8Array): Uint8Array {
  const view = Buffer.from(file.buffer, file.byteOffset, file.length)
  const kept: Buffer[] = [view.subarray(0, 2)]
  let at = 2
  while (at < view.length) {
    if (view[at] !== MARKER) throw new Error('no marker')
    const marker = view.readUInt8(at + 1)
    if (marker === MARKER)
      at += 1 // filling
    else if (marker === EOI) return Buffer.concat([...kept, view.subarray(at, at + 2)])
    else if (marker === SOI) throw new Error('a second picture')
    else {
      const end = at + 2 + view.readUInt16BE(at + 2)
      const dataEnd = marker === SOS ? endOfScan(view, end) : end
      if (end > view.length) throw new Error('cut off')
      if (isNeeded(view.subarray(at, end), marker)) kept.push(view.subarray(at, dataEnd))
      at = dataEnd
    }
  }
  throw new Error('no end')
}

function isNeeded(segment: Buffer, marker: number): boolean {
  const starts = (text: string) => segment.toString('latin1', 4, 4 + text.length) === text
  if (marker === APP0) return starts('JFIF\0') && segment.length === JFIF_BYTES
  if (marker === APP2) return starts('ICC_PROFILE\0')
  if (marker === ADOBE) return starts('Adobe')
  return (marker < APP0 || marker > 0xef) && marker !== COMMENT
}

/** Coded data ends at a marker other than a restart; a zero after 0xff belongs to the data. */
function endOfScan(view: Buffer, from: number): number {
  let at = from
  for (;;) {
    at = view.indexOf(MARKER, at)
    if (at < 0 || at + 1 >= view.length) throw new Error('no end')
    const next = view.readUInt8(at + 1)
    if (next !== 0 && next !== MARKER && (next < 0xd0 || next > 0xd7)) return at
    at += next === MARKER ? 1 : 2
  }
}
