import { expect, test } from 'vitest'

import { readLinkTargets } from '@/lib/cms/content/link-targets'
import { readPostDraft, type WrittenPost } from '@/lib/cms/content/read-post-draft'
import { readRegistry } from '@/lib/cms/content/read-registry'
import { postFindings } from '@/lib/content/post-findings/post-findings'
import { payloadClient } from '@/lib/data/payload-client'
import { POST_SEEDS } from '@/lib/seed/blog/posts/posts'

const payload = await payloadClient()

const { docs: posts } = await payload.find({ collection: 'blog-posts', pagination: false, depth: 1 })
const { claims, ...rules } = await readRegistry({ payload })
const places = (await readLinkTargets({ payload })).map((path) => ({ path, anchors: null }))

function findingsOn(post: object) {
  const draft = readPostDraft({
    post: post as WrittenPost,
    keyOf: (id) => claims.find((claim) => claim.id === id)?.key ?? null,
    pictureOf: (id) => ({ name: String(id), alt: 'A picture with a description' }),
  })
  return postFindings(draft, { claims, ...rules, places })
}

test.each(POST_SEEDS.map(({ slug }) => slug))('%s lacks nothing but some of the words people search for', (slug) => {
  const findings = findingsOn(posts.find((post) => post.slug === slug) ?? {})
  expect(findings.filter(({ sentence }) => !sentence.startsWith('Use the word'))).toEqual([])
})

test('a link to a page that does not exist is found', () => {
  const [post] = posts
  const text = JSON.stringify(post?.content)
  const path = /"(?:url|href)":"(\/[^"]+)"/.exec(text)?.[1] ?? ''
  const content: unknown = JSON.parse(text.replaceAll(`"${path}"`, '"/made-up"'))
  expect(findingsOn({ ...post, content }).map(({ sentence }) => sentence)).toContain(
    'Correct or remove the link to /made-up: there is no such page.',
  )
})
