import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const FOLDER = path.join(import.meta.dirname, '../../docs/decisions')
const WORDS_MAX = 1_300

const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')
const titleOf = (text: string) => /^# (.+)$/m.exec(text)?.[1]

const FILES = readdirSync(FOLDER).filter((file) => file !== 'README.md')
const TITLES = FILES.map((file) => titleOf(read(file)) ?? file)

it('are listed in the index, each once and by its title', () => {
  const listed = [...read('README.md').matchAll(/^- \[(?<title>.+)\]\((?<file>[^)]+)\)$/gm)].map(({ groups }) => ({
    ...groups,
  }))
  const expected = FILES.map((file, index) => ({ title: TITLES[index], file }))
  expect(listed.toSorted((one, other) => (one.file ?? '').localeCompare(other.file ?? ''))).toEqual(
    expected.toSorted((one, other) => one.file.localeCompare(other.file)),
  )
})

it('have titles of their own', () => {
  expect(new Set(TITLES).size).toBe(FILES.length)
})

describe.each(FILES)('%s', (file) => {
  const text = read(file)

  it('is named after its subject, without a number', () => {
    expect(file).toMatch(/^[a-z][a-z-]*\.md$/)
  })

  it('has a short instruction as its title', () => {
    expect(titleOf(text)).toMatch(/^[A-Z][a-z]+ .{10,75}[^.]$/)
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

  it('names other decisions by links that work', () => {
    for (const [, other = ''] of text.matchAll(/\]\(([a-z0-9-]+\.md)/g)) expect(FILES).toContain(other)
  })
})
