import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { DOCUMENTS, filesOfProject } from './document-paths'

const ROOT = path.join(import.meta.dirname, '../..')

/** Names of other programs, which our code does not mention. */
const ELSEWHERE = new Set([
  'ActualText',
  'NODE_OPTIONS',
  'REDIS_URL',
  'SO_REUSEPORT',
  'StreamMaxLength',
  'draftMode',
  'nodejs_heap_size_used_bytes',
  'pg_dump',
  'process_open_fds',
  'schedulePublish',
  'serverURL',
  'ts_headline',
])

const CODE =
  /^(?:src|scripts|tests|media|\.ci)\/.*\.(?:[cm]?[jt]sx?|json|css|py|sh)$|^[\w.-]+\.(?:[cm]?[jt]s|json|yml)$|^Dockerfile$/
const NAME = /[A-Za-z_$][\w$]*/g
/** `payload.find()`, `SITE_URL`, `enum_pages_status`: a plain word may be anything. */
const IS_NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?$/
const HAS_SEVERAL_WORDS = /[a-z][A-Z]|_/
const IS_FILE = /\.(?:[cm]?[jt]sx?|md|json|css|conf|service|html|pdf|csv|sock|ctl|webmanifest|txt|xml|py)$/

function namesIn(markdown: string): string[] {
  const text = markdown.replace(/^ *```[^]*?^ *```/gm, '')
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => IS_NAME.test(span) && HAS_SEVERAL_WORDS.test(span) && !IS_FILE.test(span))
    .flatMap((span) => span.match(NAME) ?? [])
}

describe('names mentioned in the documentation', () => {
  const known = new Set(
    filesOfProject(ROOT)
      .filter((file) => CODE.test(file) && file !== 'package-lock.json' && !file.includes('document-names'))
      .flatMap((file) => readFileSync(path.join(ROOT, file), 'utf8').match(NAME) ?? []),
  )

  it.each(DOCUMENTS)('%s mentions none that the code lacks', (document) => {
    const names = namesIn(readFileSync(path.join(ROOT, document), 'utf8'))
    expect(names.filter((name) => !known.has(name) && !ELSEWHERE.has(name))).toEqual([])
  })

  it('are those in code spans that have several words', () => {
    const text =
      'Set `SITE_URL`, call `payload.findGlobal()`, not `find`, `a b_c`, `npm run x`, `do-this` or `a_file.ts`.'
    expect(namesIn(text)).toEqual(['SITE_URL', 'payload', 'findGlobal'])
    expect(known.has('SITE_URL') && !known.has(`no${'Such'}Name`)).toBe(true)
  })
})
