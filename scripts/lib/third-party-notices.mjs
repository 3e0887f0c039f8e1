import fs from 'node:fs'
import path from 'node:path'

import { root } from './run.mjs'

/** What visitors download; the admin's own libraries are not among it. */
export const VISITORS_LIBRARIES = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@radix-ui/react-tooltip',
  '@tanstack/react-query',
  'next',
  'pdfjs-dist',
  'react',
  'react-dom',
  'react-hook-form',
  'three',
  'uqr',
  'web-vitals',
  'zod',
]

/** The site's own fonts and, in documents, the same; each file names its authors so. */
export const FONTS = [
  'Copyright 2019 The Commissioner Project Authors (github.com/kosbarts/Commissioner)',
  'Copyright 2019 The Golos Text Project Authors (https://github.com/googlefonts/golos-text)',
]

/** A package with the SIL Open Font License, below the authors of its own font. */
const FONT_LICENCE = 'node_modules/@fontsource/noto-sans-arabic/LICENSE'

/** Most of what it depends on runs on the server alone, and it bundles the rest. */
const WITHOUT_DEPENDENCIES = 'next'

/** Between two notices. */
export const RULE = `\n\n${'-'.repeat(72)}\n\n`

/** The licences of the fonts and libraries that visitors download, with those these depend on, as plain text. */
export function thirdPartyNotices() {
  const found = new Map()
  for (const name of VISITORS_LIBRARIES) collect(name, found)
  const notices = [...found].toSorted(([one], [other]) => one.localeCompare(other, 'en')).map(([, notice]) => notice)
  return (
    ['Licences of the fonts and libraries that this site sends to browsers.', fontNotice(), ...notices].join(RULE) +
    '\n'
  )
}

function fontNotice() {
  const [, ...licence] = fs.readFileSync(path.join(root, FONT_LICENCE), 'utf8').trim().split('\n')
  return [...FONTS, ...licence].join('\n')
}

/** Writes them where the site serves them, before it is built; a built image may be read-only. */
export function writeThirdPartyNotices() {
  const file = path.join(root, 'public/third-party-notices.txt')
  const notices = thirdPartyNotices()
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== notices) fs.writeFileSync(file, notices)
}

function collect(name, found) {
  const folder = path.join(root, 'node_modules', name)
  if (found.has(name) || !fs.existsSync(folder)) return
  const {
    version,
    license,
    author,
    dependencies = {},
  } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const file = fs.readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  // A few have only the name of their licence and of their author.
  const text = file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : `Copyright ${nameOf(author)}`
  found.set(name, `${name} ${version}, ${license}\n\n${text}`)
  if (name !== WITHOUT_DEPENDENCIES) for (const dependency of Object.keys(dependencies)) collect(dependency, found)
}

/** An author is an object, or text such as 'Ada Lovelace <ada@example.com>'. */
const nameOf = (author) => (author.name ?? author).replace(/ <.*/, '')
