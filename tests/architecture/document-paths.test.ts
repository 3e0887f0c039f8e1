import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { DOCUMENTS, filesOfProject, pathsIn } from './document-paths'

const ROOT = path.join(import.meta.dirname, '../..')
/** Created by a running site. */
const MADE_LATER = ['media/uploads', 'first-admin.json', '.build/sbom.cdx.json']

/** Files that the how-tos create as examples. */
const EXAMPLES = /brochure|warranties|delivery-section|\(main\)\/delivery\//

describe('paths mentioned in the documentation', () => {
  const files = filesOfProject(ROOT)

  it.each(DOCUMENTS)('%s mentions no missing file or folder', (document) => {
    const text = readFileSync(path.join(ROOT, document), 'utf8')
    const missing = pathsIn(text)
      .filter((mentioned) => !MADE_LATER.includes(mentioned) && !EXAMPLES.test(mentioned))
      .filter((mentioned) => !files.some((file) => isMentioned(mentioned, { file, document })))
    expect(missing).toEqual([])
  })

  it('finds paths in code spans and links, and nothing else', () => {
    const text =
      'See `src/lib/platform/rate-limit.ts`, `lib/data`, `cart.ts` and [why](decisions/x.md#top). Not `/api/health`, ' +
      '`application/json`, `npm run x`, `.data/mail`, `a/b`, [this](https://example.com/a.md).'
    expect(pathsIn(text)).toEqual(['src/lib/platform/rate-limit.ts', 'lib/data', 'cart.ts', 'decisions/x.md'])
  })
})

/** A document may omit leading folders, and a file's extension. */
function isMentioned(mentioned: string, { file, document }: { file: string; document: string }): boolean {
  const fromDocument = path.posix.join(path.posix.dirname(document), mentioned)
  const name = mentioned.replace(/^\.?\//, '').replace(/\/$/, '')
  const padded = `/${file}`
  return (
    file === fromDocument ||
    padded.endsWith(`/${name}`) ||
    padded.includes(`/${name}/`) ||
    padded.replace(/\.\w+$/, '').endsWith(`/${name}`)
  )
}
