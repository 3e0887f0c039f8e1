import { expect, test } from 'vitest'

import { readPage } from './read-page'

const inFrame = (main: string) =>
  `<!doctype html><html><head><title>Not read</title></head><body><header><a href="/top">Top</a></header><main id="main">${main}</main><footer><a href="/end">End of it</a></footer></body></html>`

test('returns links of the page and of the frame around it, as written', () => {
  const { links, frameLinks } = readPage(
    inFrame('<p><a class="x" href="/a?b=1&amp;c=2#d">One</a> <a name="old">none</a></p><A HREF="/b">Two</A>'),
  )
  expect(links).toEqual(['/a?b=1&c=2#d', '/b'])
  expect(frameLinks).toEqual(['/top', '/end'])
})

test('returns every fragment target, including those in pictures and outside the page', () => {
  const { ids } = readPage(
    inFrame('<h2 id="why-it-is-warm">Why</h2><svg id="map"><g id="inner"></g></svg><p data-id="no">'),
  )
  expect([...ids]).toEqual(['main', 'why-it-is-warm', 'map'])
})

test('counts words on the page, without scripts, styles, pictures and closed notes', () => {
  const { words } = readPage(
    inFrame(
      '<p>Five plain words &amp; stand here.</p><script>var not = "counted > words"</script><style>.a{color:red}</style><svg><text>no words</text></svg><button popovertarget="n">Seven</button><span id="n" popover="auto"><span>not</span> these</span><p>nine – ten</p>',
    ),
  )
  expect(words).toBe(8)
})

test('counts claims with an evidence note', () => {
  expect(
    readPage(
      inFrame(
        '<button data-claim="warranty.years">10-year</button><button data-claim="power">225 W</button><button>Close</button>',
      ),
    ).claims,
  ).toBe(2)
})

test('copes with comments, attributes with angle brackets and void elements', () => {
  const { links, words } = readPage(
    inFrame(
      '<!-- <a href="/no">no</a> --><img alt="a > b" src="/x"><br><input value="<a href=/no>"><a href=\'/yes\'>yes</a>',
    ),
  )
  expect([links, words]).toEqual([['/yes'], 1])
})

test('treats a page without a main element as all content', () => {
  expect(readPage('<body><a href="/a">word</a></body>')).toMatchObject({ links: ['/a'], frameLinks: [], words: 1 })
})
