const HEADER_BYTES = 12
const FLAGS_AT = 8 // of the chunk VP8X
const METADATA_FLAGS = 0x08 | 0x04 // Exif and XMP

const NEEDED = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']

/** A WebP with only the chunks that are needed to show it. Nothing is decoded. */
export function cleanWebp(file: Uint8Array): Uint8Array {
  const view = Buffer.from(file.buffer, file.byteOffset, file.length)
  const end = view.readUInt32LE(4) + 8
  if (end > view.length) throw new Error('cut off')
  const chunks: Buffer[] = []
  for (let at = HEADER_BYTES; at < end;) {
    const bytes = view.readUInt32LE(at + 4)
    const next = at + 8 + bytes + (bytes % 2)
    const chunk = Buffer.from(view.subarray(at, next)) // a copy, which is changed
    const type = chunk.toString('latin1', 0, 4)
    if (type === 'VP8X') chunk.writeUInt8(chunk.readUInt8(FLAGS_AT) & ~METADATA_FLAGS, FLAGS_AT)
    if (NEEDED.includes(type)) chunks.push(chunk)
    at = next
  }
  const body = Buffer.concat(chunks)
  const header = Buffer.from(view.subarray(0, HEADER_BYTES))
  header.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([header, body])
}
