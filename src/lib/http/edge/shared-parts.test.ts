import { runInNewContext } from 'node:vm'

import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'

import { putPartsBack, sharePartsOf } from './shared-parts'

const LONG = 'Warms people, floors and furniture directly. '.repeat(6)
const TEXT = `<p class="lede">£5 &amp; more. ${LONG}</p>`
const LEDE = ['$', 'p', null, { className: 'lede', children: `£5 & more. ${LONG}` }]
const MENU = '2:I[7,[],"Menu"]\n'

const page = (content: unknown, body: string, rows = '') => ({
  html: `<html><body>${body}</body></html>`,
  copy: `${MENU}${rows}0:${JSON.stringify(['$', 'body', null, { children: content }])}\n`,
})
const island = (children: unknown) => ['$', '$L2', null, { children }]

/** The copy with its parts back, as the page's script makes it. */
function restored({ html, copy }: { html: string; copy: string }): string {
  const { document } = new Window()
  document.write(html)
  return String(runInNewContext(putPartsBack('copy'), { document, copy }))
}

/** The content of the root's children, once it is read from the copy. */
const contentOf = (copy: string) =>
  (JSON.parse(/^0:(.*)$/m.exec(copy)?.[1] ?? '') as [string, string, null, { children: unknown }])[3].children

const withHtml = (element: readonly unknown[], html: string) => {
  const { children: _, ...props } = element[3] as Record<string, unknown>
  return [...element.slice(0, 3), { ...props, dangerouslySetInnerHTML: { __html: html } }]
}

describe('a part of the page without a component of the browser', () => {
  test('is left out of React’s copy and marked', () => {
    expect(sharePartsOf(page(LEDE, TEXT))).toEqual({
      html: `<html><body>${TEXT.replace('<p', '<p data-shared')}</body></html>`,
      copy: `${MENU}0:${JSON.stringify(['$', 'body', null, { children: withHtml(LEDE, '~0') }])}\n`,
    })
  })

  test('comes back as the HTML of the page', () => {
    const copy = restored(sharePartsOf(page(LEDE, TEXT)))
    expect(contentOf(copy)).toEqual(withHtml(LEDE, `£5 &amp; more. ${LONG}`))
  })

  test('comes back as a text, even if it begins like a reference', () => {
    const text = `$2 ${LONG}`
    const copy = restored(sharePartsOf(page(['$', 'p', null, { children: `$${text}` }], `<p>${text}</p>`)))
    expect(contentOf(copy)).toEqual(['$', 'p', null, { dangerouslySetInnerHTML: { __html: `$${text}` } }])
  })

  test('is as large as possible, and includes what is sent in rows of its own', () => {
    const section = ['$', 'section', null, { children: ['$L3', '$4', 'and', ' more'] }]
    const rows = `3:${JSON.stringify(LEDE)}\n4:["$","img",null,{"src":"/a.webp","alt":""}]\n`
    const html = `<section>${TEXT}<img src="/a.webp" alt=""/>and<!-- --> more</section>`
    const shared = sharePartsOf(page(section, html, rows))
    expect(shared.html).toContain(html.replace('<section', '<section data-shared').replace('<!-- -->', ''))
    expect(shared.copy).toBe(`${MENU}0:${JSON.stringify(['$', 'body', null, { children: withHtml(section, '~0') }])}\n`)
  })

  test('may have comments between its texts that React does not render again, and has none afterwards', () => {
    const around = [island('a'), ' b', ' c', LEDE, ' d', ' e', island('f')]
    const late = TEXT.replace('more.', 'more.<!-- -->').replace('</p>', '<!-- --></p>')
    const shared = sharePartsOf(page(around, `a b<!-- --> c<!-- -->${late}<!-- --> d<!-- --> e<!-- -->f`))
    const marked = TEXT.replace('<p', '<p data-shared')
    expect(shared.html).toContain(`>a b<!-- --> c<!-- -->${marked}<!-- --> d<!-- --> e<!-- -->f<`)
    expect(contentOf(restored(shared))).toContainEqual(withHtml(LEDE, `£5 &amp; more. ${LONG}`))
  })

  test('is found in the props of a component, whose own are kept', () => {
    const { copy } = sharePartsOf(page(island([LEDE, '$undefined', ['$', 'i', 'k', {}]]), TEXT))
    expect(contentOf(copy)).toEqual(island([withHtml(LEDE, '~0'), '$undefined', ['$', 'i', 'k', {}]]))
  })

  test('is marked once, however often the copy has it', () => {
    const other = ['$', 'div', null, { id: 'a', children: [island('a'), '$0:props:children:0:props:children'] }]
    const shared = sharePartsOf(page([island(LEDE), other], `${TEXT}<div id="a">a${TEXT}</div>`))
    expect(shared.html.match(/data-shared/g)).toHaveLength(1)
    expect(shared.copy.match(/"~0"/g)).toHaveLength(2)
  })

  test('has the number of its place in the page', () => {
    const [first = [], second = []] = ['a', 'b'].map((id) => ['$', 'p', id, { id, children: `${LONG}${id}` }])
    const shared = sharePartsOf(page([second, first], `<p id="a">${LONG}a</p><p id="b">${LONG}b</p>`))
    expect(shared.html).toMatch(/<p data-shared id="a">.*<p data-shared id="b">/)
    expect(contentOf(shared.copy)).toEqual([withHtml(second, '~1'), withHtml(first, '~0')])
    expect(contentOf(restored(shared))).toEqual([withHtml(second, `${LONG}b`), withHtml(first, `${LONG}a`)])
  })

  test('may be found within another', () => {
    const section = ['$', 'section', null, { children: ['a', 'b', LEDE, LONG] }]
    const html = `<section>ab${TEXT}${LONG}</section><div>c${TEXT}</div>`
    const shared = sharePartsOf(page([section, ['$', 'div', null, { children: [island('c'), LEDE] }]], html))
    expect(shared.html.replaceAll(' data-shared', '')).toBe(`<html><body>${html}</body></html>`)
    expect(shared.html.match(/data-shared/g)).toHaveLength(2)
  })

  test('may be structured data', () => {
    const json = JSON.stringify({ name: LONG })
    const script = ['$', 'script', null, { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '$5' } }]
    const html = `<script type="application/ld+json">${json}</script>`
    const rows = `5:T${Buffer.byteLength(json).toString(16)},${json}`
    const shared = sharePartsOf(page(script, html, rows))
    expect(shared.copy).not.toContain('Warms')
    expect(contentOf(restored(shared))).toEqual(withHtml(script, json))
  })
})

test('React’s copy says neither what to preload, as the page does, nor what is not there', () => {
  const absent = ['$', 'p', null, { id: '$undefined', children: island(['a', '$undefined']) }]
  const { copy } = sharePartsOf(page(absent, '<p>a</p>', ':HL["/a.css","style"]\n'))
  const present = ['$', 'p', null, { children: island(['a', '$undefined']) }]
  expect(copy).toBe(`${MENU}0:${JSON.stringify(['$', 'body', null, { children: present }])}\n`)
})

describe('React’s copy is kept', () => {
  test.each([
    ['of a part with a component in it', ['$', 'div', null, { children: ['$L2', LONG] }], `<div>${LONG}</div>`],
    ['of a short part', ['$', 'p', null, { children: 'Warm' }], '<p>Warm</p>'],
    ['of a part that the page does not show', LEDE, ''],
    ['of a part that the page shows otherwise', LEDE, TEXT.replace('lede', 'other')],
    ['of a field', ['$', 'select', null, { children: LEDE }], `<select>${TEXT}</select>`],
    ['of what is shown without scripts', ['$', 'noscript', null, { children: LEDE }], `<noscript>${TEXT}</noscript>`],
    ['of a part found only where a browser makes no elements', LEDE, `<noscript>${TEXT}</noscript>`],
    ['of a picture', ['$', 'img', null, { alt: LONG, src: '/a' }], `<img alt="${LONG}" src="/a"/>`],
    ['of a script', ['$', 'script', null, { children: LONG }], `<script>${LONG}</script>`],
  ])('%s', (_case, element, body) => {
    const { html, copy } = page(island(element), body)
    expect(sharePartsOf({ html, copy })).toEqual({ html, copy })
  })

  test('of a part with a component, but not of its other parts', () => {
    const content = ['$', 'div', null, { children: [LEDE, island('Menu')] }]
    const { copy } = sharePartsOf(page(content, `<div>${TEXT}Menu</div>`))
    expect(contentOf(copy)).toEqual(['$', 'div', null, { children: [withHtml(LEDE, '~0'), island('Menu')] }])
  })
})

test('a page that has a text like a placeholder is refused', () => {
  expect(() => sharePartsOf(page(['$', 'p', null, { children: '~1' }], '<p>~1</p>'))).toThrow('stands for')
})
