const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const TRACK_ENTRY = 0xae
const CLUSTER = 0x1f43b675
const VOID = 0xec

/** Tags, attachments, the title of the film, its date, and the name of a track. */
const DESCRIPTIONS = [0x1254c367, 0x1941a469, 0x7ba9, 0x4461, 0x536e]
const CONTAINERS = [SEGMENT, INFO, TRACKS, TRACK_ENTRY]

/** Number of bytes of a number whose first byte this is: one more than its leading zeros. */
const bytesOf = (first: number) => Math.clz32(first) - 23

function numberAt(view: Buffer, at: number): { value: number; bytes: number; isUnknown: boolean } {
  const bytes = bytesOf(view.readUInt8(at))
  if (bytes > 8 || at + bytes > view.length) throw new Error('not a number')
  const rest = view.subarray(at + 1, at + bytes)
  const value = rest.reduce((sum, byte) => sum * 256 + byte, view.readUInt8(at) & (0xff >> bytes))
  return { value, bytes, isUnknown: value >= 2 ** (7 * bytes) - 1 }
}

/**
 * A WebM whose descriptions are overwritten by space of the same size, so that positions in it stay right.
 * @throws if it is damaged
 */
export function cleanWebm(file: Uint8Array): Uint8Array {
  const view = Buffer.from(file)
  blank(view, 0, view.length)
  return view
}

function blank(view: Buffer, from: number, to: number): void {
  for (let at = from; at < to;) {
    const idBytes = bytesOf(view.readUInt8(at))
    if (idBytes > 4) throw new Error('not an element')
    const id = view.readUIntBE(at, idBytes)
    const size = numberAt(view, at + idBytes)
    const body = at + idBytes + size.bytes
    const end = size.isUnknown ? to : body + size.value
    if (end > to) throw new Error('an element does not fit')
    if (DESCRIPTIONS.includes(id)) writeSpace(view, at, end)
    else if (CONTAINERS.includes(id)) blank(view, body, end)
    // The content of a live recording's cluster, whose size is unknown, is read as if it followed it.
    at = size.isUnknown && id === CLUSTER ? body : end
  }
}

const LONG_SIZE_BYTES = 8

function writeSpace(view: Buffer, from: number, to: number): void {
  const bytes = to - from
  view.fill(0, from, to)
  view.writeUInt8(VOID, from)
  if (bytes > LONG_SIZE_BYTES) view.writeBigUInt64BE(BigInt(bytes - 1 - LONG_SIZE_BYTES) | (1n << 56n), from + 1)
  else view.writeUInt8(0x80 | (bytes - 2), from + 1)
}
