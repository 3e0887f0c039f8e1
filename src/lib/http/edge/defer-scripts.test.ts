import { runInNewContext } from 'node:vm'

import { describe, expect, test } from 'vitest'

import { deferScripts } from './defer-scripts'

const LEDE = 'Warms people, floors and furniture directly. '.repeat(6)
const COPY = [
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  String.raw`<script>self.__next_f.push([1,"1:I[7,[],\"Menu\"]\n0:[[\"$\",\"$L1\",null,{\"children\":\"\u003cb\u003e\"}],\"$L"])</script>`,
  String.raw`<script>self.__next_f.push([1,"2\"]\n2:[\"$\",\"p\",null,{\"children\":\"${LEDE}\"}]\n"])</script>`,
] as const
const PAGE = `<html><head><link rel="manifest" href="/d"/><link rel="preload" as="script" fetchPriority="low" href="/b.js"/><link rel="preload" as="image" href="/c.webp"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body><h1>Warm</h1><script>self.a=1</script><script src="/b.js" id="_R_" async=""></script>${COPY[0]}${COPY[1]}<p>${LEDE}</p>${COPY[2]}</body></html>`

type Moment = 'at once' | 'in the frame after load' | 'after the paint' | 'late'

/**
 * Runs the page's last script in a stub tab; returns the URLs it requests, when it requests them, and the React payload
 * at that point.
 */
async function runLastScript(html: string, { hidden = false, loads = true } = {}) {
  const asked: Partial<Record<Moment, string[]>> = {}
  let now: Moment = 'at once'
  const listeners: (() => void)[] = []
  const frames: (() => void)[] = []
  const timers: { act: () => void; afterMs: number }[] = []
  const [, textContent, script = ''] =
    /<script type="text\/x-component">(.*?)<\/script><script>(.*?)<\/script><\/body>/s.exec(html) ?? []
  const document = {
    hidden,
    currentScript: { previousSibling: { textContent } },
    querySelectorAll: (selector: string) => (selector === '[data-shared]' ? [{ innerHTML: LEDE }] : []),
    createElement: () => ({
      attributes: {} as Record<string, string>,
      setAttribute(name: string, value: string) {
        this.attributes[name] = value
      },
    }),
    head: {
      append: ({ attributes }: { attributes: Record<string, string> }) =>
        (asked[now] ??= []).push(`${attributes.src} ${Object.keys(attributes).join(' ')}`),
    },
  }
  const self: { __next_f?: unknown } = {}
  runInNewContext(script, {
    self,
    document,
    addEventListener: (_load: 'load', listener: () => void) => listeners.push(listener),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    setTimeout: (act: () => void, afterMs = 0) => timers.push({ act, afterMs }),
  })
  const runTimers = async (longest: number) => {
    for (const { act, afterMs } of timers) if (afterMs <= longest) act()
    await new Promise(setImmediate)
  }
  now = 'in the frame after load'
  if (loads) for (const listener of listeners) listener()
  frames.shift()?.()
  await runTimers(0)
  now = 'after the paint'
  frames.shift()?.()
  await runTimers(0)
  now = 'late'
  await runTimers(Infinity)
  return { asked, copy: self.__next_f }
}

describe('deferred scripts', () => {
  test('are removed from the page, with the manifest and the polyfills, and nothing else is', () => {
    const html = deferScripts(PAGE)
    expect(html).not.toMatch(/async=""/)
    expect(html).toContain(
      '<head><link rel="preload" as="image" href="/c.webp"/></head><body><h1>Warm</h1><script>self.a=1</script><p data-shared>Warms',
    )
    expect(html.endsWith('</script></body></html>')).toBe(true)
  })

  const SCRIPTS = ['/a.js src async', '/b.js src async']

  test('are requested once the page is painted with its first pictures', async () => {
    expect((await runLastScript(deferScripts(PAGE))).asked).toEqual({ 'after the paint': SCRIPTS })
  })

  test('are requested immediately in a background tab', async () => {
    expect((await runLastScript(deferScripts(PAGE), { hidden: true })).asked).toEqual({ 'at once': SCRIPTS })
  })

  test('do not wait forever for a picture', async () => {
    expect((await runLastScript(deferScripts(PAGE), { loads: false })).asked).toEqual({ late: SCRIPTS })
  })

  test('see React’s payload, with the HTML of what the page has already', async () => {
    const { copy } = await runLastScript(deferScripts(PAGE))
    expect(copy).toEqual([
      [0],
      [
        1,
        `1:I[7,[],"Menu"]\n0:[["$","$L1",null,{"children":"\\u003cb>"}],"$L2"]\n2:["$","p",null,{"dangerouslySetInnerHTML":{"__html":"${LEDE}"}}]\n`,
      ],
    ])
  })
})

test.each([
  ['without scripts', '<html><body><h1>Warm</h1></body></html>'],
  ['without an end', '<script src="/a.js" async=""></script>'],
  ['with a payload of another kind', PAGE.replace('push([1,', 'push([2,')],
  ['with a payload that cannot be read', PAGE.replace('1:I', '1:f')],
])('a page %s is left unchanged', (_case, html) => {
  expect(deferScripts(html)).toBe(html)
})
