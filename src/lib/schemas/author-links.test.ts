import { expect, test } from 'vitest'

import { authorLinksIn, authorLinksSchema } from './author-links'

const LINKEDIN = 'https://www.linkedin.com/in/name'

test.each<[string, unknown, string[]]>([
  ['web addresses', { linkedin: LINKEDIN, own: 'http://example.com/about' }, [LINKEDIN, 'http://example.com/about']],
  ['the same address twice', { linkedin: LINKEDIN, work: LINKEDIN }, [LINKEDIN]],
  ['a script', { linkedin: 'javascript:alert(1)', own: LINKEDIN }, [LINKEDIN]],
  ['other protocols', { a: 'data:text/html,x', b: 'mailto:a@example.com', c: '//example.com' }, []],
  ['no host', { a: 'https://', b: 'https:javascript', c: '/about' }, []],
  ['other shapes', { a: null, b: 1, c: [LINKEDIN], d: { url: LINKEDIN } }, []],
  ['a list', [LINKEDIN], []],
  ['invalid JSON kept as text', `{"linkedin": "${LINKEDIN}"`, []],
  ['nothing', null, []],
])('%s', (_, stored, links) => {
  expect(authorLinksIn(stored)).toEqual(links)
})

test('the form accepts only records of web addresses', () => {
  const accepts = (links: unknown) => authorLinksSchema.safeParse(links).success
  expect([{ linkedin: LINKEDIN }, {}].map(accepts)).toEqual([true, true])
  expect([{ linkedin: 'javascript:alert(1)' }, { linkedin: '' }, [LINKEDIN]].map(accepts)).toEqual([
    false,
    false,
    false,
  ])
})
