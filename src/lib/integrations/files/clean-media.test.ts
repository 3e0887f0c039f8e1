import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { HEIC, hiddenIn, photoOf, QUARTERS } from '../../../../tests/fixtures/hidden-data'
import { cleanMedia } from './clean-media'
import { cleanPhoto } from './clean-photo'

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const

/** The colours of the quarters, from the top left and row by row. */
async function quartersOf(file: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
      return `#${[...data.subarray(at, at + 3)].map((value) => (value > 127 ? 'ff' : '00')).join('')}`
    }),
  )
}

const sizeOf = async (file: Uint8Array) => {
  const { width, height } = await sharp(file).metadata()
  return [width, height]
}

describe.each(FORMATS)('%s', (format) => {
  test('loses hidden data, and what it shows stays', async () => {
    const photo = await photoOf({ format })
    expect(hiddenIn(photo)).not.toEqual([])
    const { kind, bytes } = await cleanMedia(photo, format)
    expect([kind, hiddenIn(bytes)]).toEqual([format, []])
    expect(await quartersOf(bytes)).toEqual(QUARTERS)
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    expect(icc !== undefined).toBe((await sharp(photo).metadata()).icc !== undefined)
  })

  test('stays as it is if it has none', async () => {
    const { bytes } = await cleanMedia(await photoOf({ format }), format)
    const again = await cleanMedia(bytes, format)
    expect(Buffer.from(again.bytes).equals(Buffer.from(bytes))).toBe(true)
  })

  test('is refused if it is cut off', async () => {
    const photo = await photoOf({ format })
    await expect(cleanMedia(photo.subarray(0, photo.length - 60), format)).rejects.toThrow('is damaged or incomplete')
  })
})

/** What each orientation of Exif means: where the quarters of the stored picture are shown. */
const SHOWN: [orientation: number, order: number[]][] = [
  [1, [0, 1, 2, 3]],
  [2, [1, 0, 3, 2]],
  [3, [3, 2, 1, 0]],
  [4, [2, 3, 0, 1]],
  [5, [0, 2, 1, 3]],
  [6, [2, 0, 3, 1]],
  [7, [3, 1, 2, 0]],
  [8, [1, 3, 0, 2]],
]

describe.each(['jpeg', 'png', 'webp'] as const)('%s', (format) => {
  test.each(SHOWN)('of orientation %i is turned upright', async (orientation, order) => {
    const { bytes } = await cleanMedia(await photoOf({ format, orientation }), format)
    expect(await quartersOf(bytes)).toEqual(order.map((quarter) => QUARTERS[quarter]))
    expect(await sizeOf(bytes)).toEqual(orientation > 4 ? [40, 60] : [60, 40])
    expect((await sharp(bytes).metadata()).orientation ?? 1).toBe(1)
  })
})

test('what follows the end of a JPEG, as a phone’s short film or a second picture, is cut off', async () => {
  const { bytes } = await cleanMedia(await photoOf(), 'jpeg')
  const second = Buffer.concat([bytes, await photoOf()])
  expect(hiddenIn(second)).not.toEqual([])
  expect(Buffer.from((await cleanMedia(second, 'jpeg')).bytes).equals(Buffer.from(bytes))).toBe(true)
})

test('a progressive JPEG and one with restart markers keep all their data', async () => {
  const noise = { width: 64, height: 64, channels: 3 as const, noise: { type: 'gaussian' as const, sigma: 60 } }
  const progressive = await sharp({ create: { ...noise, background: 'grey' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const { bytes } = await cleanMedia(progressive, 'jpeg')
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(progressive).raw().toBuffer())
})

test('a picture of more pixels than allowed is refused by its header alone', async () => {
  const create = { width: 6_000, height: 5_000, channels: 3 as const, background: 'red' }
  const huge = await sharp({ create }).webp({ lossless: true }).toBuffer()
  await expect(cleanMedia(huge, 'webp')).rejects.toThrow('has 30 megapixels (25 allowed)')
})

test('a picture of few bytes for its pixels is refused', async () => {
  const create = { width: 4_000, height: 4_000, channels: 3 as const, background: 'red' }
  const small = await sharp({ create }).webp({ lossless: true }).toBuffer()
  await expect(cleanMedia(small, 'webp')).rejects.toThrow(
    `is not a usual picture (16 megapixels in ${small.length} bytes)`,
  )
})

test('HEIC becomes JPEG, for publication and as a photo', async () => {
  const { kind, bytes } = await cleanMedia(HEIC, 'heic')
  expect([kind, await sizeOf(bytes), await quartersOf(bytes)]).toEqual(['jpeg', [64, 64], QUARTERS])
  expect(await quartersOf(await cleanPhoto(HEIC, 'heic'))).toEqual(QUARTERS)
  await expect(cleanMedia(HEIC.subarray(0, 300), 'heic')).rejects.toThrow('is damaged or incomplete')
})
