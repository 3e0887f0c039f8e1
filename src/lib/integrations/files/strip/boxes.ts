import { FileRefused } from '@/lib/domain/files/file-refused'

/** A box of the ISO base media format: `from` its header, `body` its content. */
type Box = { type: string; from: number; body: number; end: number }

const HEADER_BYTES = 8
const LARGE_HEADER_BYTES = 16

function boxesIn(view: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + HEADER_BYTES <= to;) {
    const size = view.readUInt32BE(at)
    const isLarge = size === 1
    const bytes = isLarge ? Number(view.readBigUInt64BE(at + HEADER_BYTES)) : size === 0 ? to - at : size
    const body = at + (isLarge ? LARGE_HEADER_BYTES : HEADER_BYTES)
    const end = at + bytes
    if (end < body || end > to) throw new Error('a box does not fit')
    boxes.push({ type: view.toString('latin1', at + 4, at + 8), from: at, body, end })
    at = end
  }
  return boxes
}

/** Whether an AVIF consists only of a picture; anything else could name its author. */
export function hasOnlyPictureBoxes(file: Uint8Array): boolean {
  const view = Buffer.from(file.buffer, file.byteOffset, file.length)
  return boxesIn(view, 0, view.length).every(({ type }) => ['ftyp', 'meta', 'mdat', 'moov'].includes(type))
}

/** Boxes in which others are looked for. */
const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'moof', 'traf', 'mvex']

/** Descriptions of any kind, also by other programs, and space where such may have been. */
const DESCRIPTIONS = ['udta', 'meta', 'uuid', 'XMP_', 'free', 'skip', 'wide']

/** Tracks that may be published. A camera's others may hold its position, second by second. */
const TRACKS = ['vide', 'soun', 'tmcd']

/**
 * An MP4 whose descriptions are overwritten with zeros. It keeps its size, so that the positions of pictures and sound
 * in it stay right.
 * @throws FileRefused if it has other tracks than pictures and sound
 */
export function cleanMp4(file: Uint8Array): Uint8Array {
  const view = Buffer.from(file)
  blank(view, 0, view.length)
  return view
}

function blank(view: Buffer, from: number, to: number): void {
  for (const { type, from: start, body, end } of boxesIn(view, from, to)) {
    if (DESCRIPTIONS.includes(type)) {
      view.write('free', start + 4, 'latin1')
      view.fill(0, body, end)
    } else if (type === 'hdlr') cleanHandler(view, body, end)
    else if (type === 'stsd') cleanEncoder(view, body, end)
    else if (CONTAINERS.includes(type)) blank(view, body, end)
  }
}

/** The handler of a track, with a name that tells the camera; `url ` and `alis` only say where the data is. */
function cleanHandler(view: Buffer, body: number, end: number): void {
  const handler = view.toString('latin1', body + 8, body + 12)
  if (!['url ', 'alis', ...TRACKS].includes(handler))
    throw new FileRefused(
      'has a track besides pictures and sound, which may tell where it was taken (export the film without it)',
    )
  view.fill(0, body + HANDLER_NAME_AT, end)
}

const HANDLER_NAME_AT = 24
const PICTURE_CODECS = ['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp09', 'mp4v']
const ENCODER_NAME = { from: 58, to: 90 }

/** The name of the encoder, which may be that of the camera, in the description of how pictures are coded. */
function cleanEncoder(view: Buffer, body: number, end: number): void {
  if (PICTURE_CODECS.includes(view.toString('latin1', body + 12, body + 16)))
    view.fill(0, body + ENCODER_NAME.from, Math.min(body + ENCODER_NAME.to, end))
}
