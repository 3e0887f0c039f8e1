import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { BADGE_ICONS } from '@/lib/content/badge-icons'

import { ICON_NAMES } from './icon-names'

describe('the icons', () => {
  it('match the sprite file, in order', () => {
    const file = readFileSync(path.join(import.meta.dirname, 'icons.svg'), 'utf8')
    expect([...file.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name)).toEqual(ICON_NAMES)
  })

  it('include all that staff may choose from', () => {
    for (const { value } of BADGE_ICONS) expect(ICON_NAMES).toContain(value)
  })
})
