import { describe, expect, it } from 'vitest'

import { imagesFault, textFault } from './check-post'
import { SOCIAL_PLATFORMS, type SocialPlatform } from './platforms'
import { textLength } from './text-length'

const LINK = 'https://powerboard.example.com/blog/warm-ceilings?utm_source=x&utm_medium=social'

describe('the length of a text', () => {
  it.each<[SocialPlatform, string, number]>([
    ['linkedin', 'Warm', 4],
    ['linkedin', LINK, LINK.length],
    ['x', 'Warm', 4],
    ['x', LINK, 23],
    ['x', `Warm ${LINK} and ${LINK}`, 5 + 23 + 5 + 23],
    ['x', '“Warm” – £5’s worth', 19],
    ['x', '🔥', 2],
    ['x', '暖', 2],
    ['facebook', '🔥', 2],
  ])('on %s of %j is %i', (platform, text, length) => {
    expect(textLength(platform, text)).toBe(length)
  })
})

describe('the longest text', () => {
  it.each(SOCIAL_PLATFORMS.map(({ value, textMax }) => [value, textMax] as const))(
    'on %s has %i characters',
    (platform, textMax) => {
      expect(textFault(platform, 'a'.repeat(textMax))).toBeNull()
      expect(textFault(platform, 'a'.repeat(textMax + 1))).toContain('takes up to')
    },
  )

  it('is reported with the number of characters, and with how links count where relevant', () => {
    expect(textFault('google-business', 'a'.repeat(1_501))).toBe(
      'Google Business Profile takes up to 1,500 characters. This has 1,501.',
    )
    expect(textFault('x', `${'a'.repeat(258)}${LINK}`)).toBe(
      'X takes up to 280 characters. This has 281 (a link counts as 23).',
    )
  })
})

describe('pictures', () => {
  const pictures = (count: number) => Array.from({ length: count }, (_, index) => `https://example.com/${index}.jpg`)

  it.each<[SocialPlatform, number, string | null]>([
    ['instagram', 0, 'Instagram needs a picture.'],
    ['instagram', 1, null],
    ['instagram', 10, null],
    ['instagram', 11, 'Instagram takes up to 10 pictures. This has 11.'],
    ['facebook', 0, null],
    ['facebook', 11, 'Facebook takes up to 10 pictures. This has 11.'],
    ['linkedin', 9, null],
    ['linkedin', 10, 'LinkedIn takes up to 9 pictures. This has 10.'],
    ['x', 4, null],
    ['x', 5, 'X takes up to 4 pictures. This has 5.'],
    ['google-business', 1, null],
    ['google-business', 2, 'Google Business Profile takes up to 1 picture. This has 2.'],
  ])('on %s: %i', (platform, count, fault) => {
    expect(imagesFault(platform, pictures(count))).toBe(fault)
  })

  it.each<[SocialPlatform, string, boolean]>([
    ['instagram', 'https://example.com/wall.jpg', true],
    ['instagram', 'https://example.com/wall.JPEG?v=2', true],
    ['instagram', 'https://example.com/wall.png#top', true],
    ['instagram', 'https://example.com/wall.gif', false],
    ['facebook', 'https://example.com/wall.gif', true],
    ['x', 'https://example.com/wall.webp', false],
    ['x', 'https://example.com/wall', false],
  ])('on %s of type %s', (platform, url, isTaken) => {
    expect(imagesFault(platform, [url]) === null).toBe(isTaken)
  })

  it('of the wrong type are named', () => {
    expect(imagesFault('instagram', ['https://example.com/a.png', 'https://example.com/b.webp'])).toBe(
      'Instagram takes JPEG and PNG files only: https://example.com/b.webp',
    )
  })
})
