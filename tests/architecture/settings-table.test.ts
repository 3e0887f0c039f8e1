import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { readSettings, SETTING_NAMES } from '@/lib/platform/settings'

/** Set by the commands themselves. */
const INTERNAL = ['NODE_ENV']

/** Their defaults depend on the machine, or are supplied by `npm start`. */
const IN_WORDS = [...INTERNAL, 'WEB_PROCESSES', 'DATABASE_URL', 'PAYLOAD_SECRET']

const [, settings = ''] = readFileSync('README.md', 'utf8').split('\n## Settings\n')
const [section = ''] = settings.split('\n## ')

/** The names and the default in each row that describes settings. */
const ROWS = section
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, names]) => names?.startsWith('`'))
  .map(([, names = '', byDefault = '']) => ({ names: codeIn(names), byDefault }))

function codeIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

describe('the settings in the README', () => {
  test('are all settings that the site reads, once each', () => {
    const expected = SETTING_NAMES.filter((name) => !INTERNAL.includes(name))
    expect(ROWS.flatMap(({ names }) => names).toSorted()).toEqual(expected.toSorted())
  })

  test('have the defaults that the site uses', () => {
    const read = readSettings({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', PAYLOAD_SECRET: 'sixteen letters!' })
    const used = 'settings' in read ? Object.entries(read.settings) : []
    const wrong = used.filter(([name, value]) => !IN_WORDS.includes(name) && !isDocumented(name, String(value)))
    expect(used.length).toBeGreaterThan(5)
    expect(wrong).toEqual([])
  })
})

function isDocumented(name: string, value: string): boolean {
  const { byDefault = '' } = ROWS.find(({ names }) => names.includes(name)) ?? {}
  return byDefault === value || codeIn(byDefault).includes(value)
}
