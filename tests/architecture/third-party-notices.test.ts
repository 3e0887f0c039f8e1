import { readdirSync, readFileSync } from 'node:fs'

import { create } from 'fontkit'
import { expect, test } from 'vitest'

import { FONTS, RULE, thirdPartyNotices, VISITORS_LIBRARIES } from '../../scripts/lib/third-party-notices.mjs'

const FOLDERS = ['src/components', 'src/lib/browser', 'src/lib/calculators', 'src/lib/schemas']

/** Of the server, of the admin or types alone. */
const NOT_SENT_TO_VISITORS = ['payload', 'pg', 'schema-dts', 'node']

const VALUE_IMPORT =
  /^(?:import (?!type )[^'"]*|export (?!type )[^'"]*from |.*\bimport\()'((?:@[\w-]+\/)?[\w-]+)[^']*'/gm

test('the licence of each library that visitors download is in the notices', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ).filter((file) => /(?<!\.test|\.examples)\.tsx?$/.test(file) && !file.startsWith('src/components/admin/'))
  const imported = new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)].map(([, name = '']) => name)),
  )
  expect(imported).toContain('three')
  const known = [...VISITORS_LIBRARIES, ...NOT_SENT_TO_VISITORS]
  expect([...imported].filter((name) => !known.includes(name))).toEqual([])
})

test('the notices have the version and the words of each licence, and what the libraries depend on', () => {
  const notices = thirdPartyNotices()
  const each = notices.split(RULE)
  for (const name of [...VISITORS_LIBRARIES, 'scheduler', 'react-remove-scroll']) {
    const notice = each.find((one) => one.startsWith(`${name} `))
    expect(notice).toMatch(/^\S+ \d+\.\d+\.\d+, [\w.-]+\n\n.*(?:permission|licen[cs]ed?)/is)
  }
  expect(notices).toMatch(/Copyright © 2010-\d{4} three\.js authors/)
})

test('the authors of each font are in the notices, with its licence', () => {
  const authors = [
    ...read('src/app/fonts', /^[a-z]+(?:-[a-z]+)?-[\d-]+\.woff2$/),
    ...read('src/lib/pdf/fonts', /\.ttf$/),
  ]
  expect(authors).toHaveLength(5)
  expect(new Set(authors)).toEqual(new Set(FONTS))
  const notice = thirdPartyNotices().split(RULE)[1]
  for (const each of FONTS) expect(notice).toContain(each)
  expect(notice).toContain('SIL OPEN FONT LICENSE Version 1.1')
  expect(notice).not.toContain('Noto')
})

const read = (folder: string, names: RegExp) =>
  readdirSync(folder)
    .filter((name) => names.test(name))
    .map((name) => create(readFileSync(`${folder}/${name}`)).copyright)
