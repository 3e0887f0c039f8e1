import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }))

const READS = sourcesIn('src/lib/data')

it('reads are cached only through the manifest', () => {
  const byHand = sourcesIn('src').filter(({ text }) => text.includes('unstable_cache'))
  expect(byHand.map(({ file }) => file)).toEqual(['lib/data/cached-read.ts'])
})

it('each entry of the manifest belongs to exactly one read', () => {
  const used = READS.flatMap(({ text }) =>
    [...text.matchAll(/cachedRead\(\s*CACHE_MANIFEST\.(\w+)/g)].map(([, name]) => name),
  )
  const calls = READS.flatMap(({ text }) => text.match(/\bcachedRead\(/g) ?? [])
  expect(used.toSorted()).toEqual(Object.keys(CACHE_MANIFEST).toSorted())
  expect(calls).toHaveLength(used.length)
})

/** By default Payload returns ten documents, and with pagination it also counts all of them. */
it('no list is silently truncated', () => {
  const lists = [...READS, ...sourcesIn('src/lib/seed')].flatMap(({ file, text }) =>
    [...text.matchAll(/\.find\(\{\s*(?:collection\b|\.\.\.)[^]*?\n? *\}\)/g)].map(([call]) => ({ file, call, text })),
  )
  expect(lists.length).toBeGreaterThan(15)
  const truncated = lists.filter(({ call, text }) => !isWhole(call, text)).map(({ file, call }) => `${file}: ${call}`)
  expect(truncated).toEqual([])
})

/** Whether a call returns all documents, the one that a unique key identifies, or the first few that a search finds. */
function isWhole(call: string, text: string): boolean {
  const spread = /\.\.\.(\w+)/.exec(call)?.[1]
  const shared = spread ? (new RegExp(`const ${spread} = \\{[^]*?\\} as const`).exec(text)?.[0] ?? '') : ''
  const limit = /\blimit: (\w+)/.exec(call)?.[1] ?? '1'
  return ['1', 'EACH_MAX'].includes(limit) && `${call}${shared}`.includes('pagination: false')
}
