// Renders the icons in public/ from the logo; run it after changing the logo and commit the result.
// Usage: node scripts/icons.mjs
import { readFile, writeFile } from 'node:fs/promises'

import sharp from 'sharp'

const inPublic = (name) => new URL(`../public/${name}`, import.meta.url)
const NIGHT = '#281325'
/** Launchers may crop a maskable icon to a circle of 80% of its width. */
const SAFE_SHARE = 0.62

const mark = await readFile(inPublic('mark.svg'))
const square = Buffer.from(mark.toString().replace(' rx="3"', ''))

const drawn = (svg, size) => sharp(svg, { density: (72 * size) / 32 }).resize(size, size)
const packed = (image) => image.png({ compressionLevel: 9, palette: true, effort: 10 }).toBuffer()

/** A full-bleed square in the logo's dark background colour, with the logo in the centre. */
async function maskable(size) {
  const inner = await drawn(square, Math.round(size * SAFE_SHARE))
    .png()
    .toBuffer()
  return packed(
    sharp({ create: { width: size, height: size, channels: 4, background: NIGHT } }).composite([
      { input: inner, gravity: 'centre' },
    ]),
  )
}

/** Combines PNG images into one .ico file. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await drawn(mark, size).png({ compressionLevel: 9 }).toBuffer() })),
)
const files = {
  'favicon.ico': ico(small),
  'apple-touch-icon.png': await packed(drawn(square, 180)), // Apple rounds the corners itself
  'icon-192.png': await packed(drawn(mark, 192)),
  'icon-512.png': await packed(drawn(mark, 512)),
  'icon-maskable-512.png': await maskable(512),
}
for (const [name, file] of Object.entries(files)) {
  await writeFile(inPublic(name), file)
  console.log(`${name} ${file.length} bytes`)
}
