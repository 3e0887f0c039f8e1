import { expect, test } from 'vitest'

import { checkLinks } from './check-links'

/** An invalid link is refused before the options are read; `editor.validate` is what Payload's own check calls. */
const options = { editor: { validate: () => true } } as unknown as Parameters<typeof checkLinks>[1]
const check = (...links: object[]) =>
  checkLinks({ root: { type: 'root', children: [{ type: 'paragraph', children: links }] } }, options)
const link = (url: string, type = 'link') => ({
  type,
  fields: { linkType: 'custom', url },
  children: [{ type: 'text', text: 'words' }],
})

test.each(['/about', '#costs', 'https://example.com', 'mailto:ada@example.com', 'tel:+441632960123'])(
  'accepts a link to %s',
  async (url) => {
    expect(await check(link('/'), link(url))).toBe(true)
  },
)

test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example', ''])(
  'refuses a link to %j, including autolinks',
  async (url) => {
    const refusal = `“${url}” cannot be a link. Use a path such as /about, or an address that starts with https://, mailto: or tel:`
    expect(await check(link('/'), link(url))).toBe(refusal)
    expect(await check(link(url, 'autolink'))).toBe(refusal)
  },
)

test('leaves internal links and empty text to Payload', async () => {
  expect(await check({ type: 'link', fields: { linkType: 'internal' } })).toBe(true)
  expect(await checkLinks(null, options)).toBe(true)
})
