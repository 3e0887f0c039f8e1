import { runInNewContext } from 'node:vm'

import { describe, expect, test } from 'vitest'

import { scriptsAfterPaint } from './scripts-after-paint'

const PAGE = '<html><head><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body><h1>Warm</h1><script>self.a=1</script><script src="/b.js" id="_R_" async=""></script></body></html>'

/** What the page's last script does in a tab: the addresses it asks for, by the time they are asked for. */
function askedBy(html: string, { hidden }: { hidden: boolean }) {
  const asked: Record<'at once' | 'after the frame' | 'after the paint', string[]> = { 'at once': [], 'after the frame': [], 'after the paint': [] }
  let now: keyof typeof asked = 'at once'
  const frames: (() => void)[] = []
  const timers: (() => void)[] = []
  const document = {
    hidden,
    createElement: () => ({ attributes: {} as Record<string, string>, setAttribute(name: string, value: string) { this.attributes[name] = value } }),
    head: { append: ({ attributes }: { attributes: Record<string, string> }) => asked[now].push(`${attributes.src} ${Object.keys(attributes).join(' ')}`) },
  }
  const [, script = ''] = /.*<script>(.*?)<\/script>/.exec(html) ?? []
  runInNewContext(script, { document, requestAnimationFrame: (frame: () => void) => frames.push(frame), setTimeout: (timer: () => void) => timers.push(timer) })
  now = 'after the frame'
  for (const frame of frames) frame()
  now = 'after the paint'
  for (const timer of timers) timer()
  return asked
}

describe('scripts that may wait', () => {
  test('leave the page, and nothing else does', () => {
    const html = scriptsAfterPaint(PAGE)
    expect(html).not.toMatch(/async=""/)
    expect(html).toContain('<head><script src="/old.js" noModule=""></script></head><body><h1>Warm</h1><script>self.a=1</script>')
    expect(html.endsWith('</script></body></html>')).toBe(true)
  })

  test('are asked for once the page is painted', () => {
    expect(askedBy(scriptsAfterPaint(PAGE), { hidden: false })).toEqual({ 'at once': [], 'after the frame': [], 'after the paint': ['/a.js src async', '/b.js src async'] })
  })

  test('are asked for at once where nobody looks', () => {
    expect(askedBy(scriptsAfterPaint(PAGE), { hidden: true })).toEqual({ 'at once': ['/a.js src async', '/b.js src async'], 'after the frame': [], 'after the paint': [] })
  })
})

test.each(['<html><body><h1>Warm</h1></body></html>', '<script src="/a.js" async=""></script>'])('%s is left as it is', (html) => {
  expect(scriptsAfterPaint(html)).toBe(html)
})
