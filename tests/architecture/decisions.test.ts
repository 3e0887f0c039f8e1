import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const FOLDER = path.join(import.meta.dirname, '../../docs/decisions')
const WORDS_MAX = 900

const FILES = readdirSync(FOLDER).filter((file) => file !== 'README.md')

it('has each number once', () => {
  expect(new Set(FILES.map((file) => file.slice(0, 4))).size).toBe(FILES.length)
})

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8')

  it('has its number in its title', () => {
    expect(text).toMatch(new RegExp(String.raw`^# ${Number(file.slice(0, 4))}\. \S`))
  })

  it('has a context, a decision and consequences', () => {
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name)
    expect(sections.filter((name) => /^(?:Context|Decision|Consequences)$/.test(name ?? ''))).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ])
  })

  it('is short', () => {
    expect(text.split(/\s+/).length).toBeLessThan(WORDS_MAX)
  })

  it('is linked back by a decision it replaces', () => {
    for (const [, old = ''] of text.matchAll(/^Replaces .*\]\((\d{4}-[a-z0-9-]+\.md)\)/gm)) {
      expect(readFileSync(path.join(FOLDER, old), 'utf8')).toContain(file)
    }
  })
})
