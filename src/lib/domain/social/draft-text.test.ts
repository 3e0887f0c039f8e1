import { describe, expect, it } from 'vitest'

import { campaignLink } from './campaign-link'
import { textFault } from './check-post'
import { draftText } from './draft-text'
import { SOCIAL_PLATFORMS } from './platforms'

const link = campaignLink('https://powerboard.example.com/blog/warm-ceilings', {
  platform: 'x',
  campaign: 'warm-ceilings',
})
const post = { title: 'Warm ceilings', excerpt: 'Why a ceiling. And when not.', link }

it('names platform, medium and campaign in the link', () => {
  expect(link).toBe(
    'https://powerboard.example.com/blog/warm-ceilings?utm_source=x&utm_medium=social&utm_campaign=warm-ceilings',
  )
})

describe('a first text', () => {
  it('has title, excerpt and link', () => {
    expect(draftText('linkedin', post)).toBe(`Warm ceilings\n\nWhy a ceiling. And when not.\n\n${link}`)
  })

  it('has no link where links cannot be opened', () => {
    expect(draftText('instagram', post)).toBe(
      'Warm ceilings\n\nWhy a ceiling. And when not.\n\nThe full article is on our website.',
    )
  })

  it('leaves out the last sentences, and then the excerpt, where they do not fit', () => {
    const long = `${'a'.repeat(250)}.`
    expect(draftText('x', { ...post, excerpt: `Why a ceiling. ${long}` })).toBe(
      `Warm ceilings\n\nWhy a ceiling.\n\n${link}`,
    )
    expect(draftText('x', { ...post, excerpt: `${long} And when not.` })).toBe(`Warm ceilings\n\n${link}`)
    expect(draftText('x', { ...post, excerpt: '' })).toBe(`Warm ceilings\n\n${link}`)
  })

  it.each(SOCIAL_PLATFORMS.map(({ value }) => value))(
    'fits on %s even with the longest title and excerpt',
    (platform) => {
      const longest = { title: 'a'.repeat(200), excerpt: 'Four panels. '.repeat(38), link }
      expect(textFault(platform, draftText(platform, longest))).toBeNull()
    },
  )
})
