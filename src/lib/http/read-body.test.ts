import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { parseJsonObject, readText } from './read-body'

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
const stream = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (out) => {
      for (const chunk of chunks) out.enqueue(chunk)
      out.close()
    },
  })
const bytes = (count: number) => new Uint8Array(count).fill(97)

describe('readText', () => {
  test('reads up to the limit and no further', async () => {
    expect(await readText(post('a'.repeat(10)), 10)).toEqual({ ok: true, text: 'a'.repeat(10) })
    expect(await readText(post('a'.repeat(11)), 10)).toEqual({ ok: false, problem: 'too-large' })
  })

  test('counts bytes, not characters', async () => {
    expect(await readText(post('é'.repeat(5)), 10)).toEqual({ ok: true, text: 'é'.repeat(5) })
    expect(await readText(post('é'.repeat(6)), 10)).toEqual({ ok: false, problem: 'too-large' })
  })

  test('joins characters split across chunks', async () => {
    const [first, second] = new TextEncoder().encode('é')
    expect(await readText(post(stream(new Uint8Array([first ?? 0]), new Uint8Array([second ?? 0]))), 10)).toEqual({
      ok: true,
      text: 'é',
    })
  })

  test('treats a missing body as empty text', async () => {
    expect(await readText(post(null), 10)).toEqual({ ok: true, text: '' })
  })

  test('trusts a Content-Length only when it is too large', async () => {
    expect(await readText(post('a', { 'content-length': '11' }), 10)).toEqual({ ok: false, problem: 'too-large' })
    for (const length of ['0', '1', '-5', 'NaN', '']) {
      expect(await readText(post(stream(bytes(6), bytes(6)), { 'content-length': length }), 10)).toEqual({
        ok: false,
        problem: 'too-large',
      })
      expect(await readText(post(stream(bytes(6)), { 'content-length': length }), 10)).toEqual({
        ok: true,
        text: 'aaaaaa',
      })
    }
  })

  test('stops reading at the limit', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({ pull: (out) => void (sent++, out.enqueue(bytes(4))) })
    expect(await readText(post(endless), 10)).toEqual({ ok: false, problem: 'too-large' })
    expect(sent).toBeLessThan(6)
  })

  test('reports when the client disconnects', async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: (out) => out.error(new Error('reset')) })
    expect(await readText(post(broken), 10)).toEqual({ ok: false, problem: 'cut-off' })
  })

  test.each([[[0xff, 0xfe]], [[0xc3]], [[0xed, 0xa0, 0x80]]])('refuses invalid UTF-8: %j', async (wrong) => {
    expect(await readText(post(new Uint8Array(wrong)), 10)).toEqual({ ok: false, problem: 'not-utf8' })
  })
})

describe('parseJsonObject', () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

  test('reads objects', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (value) => {
        expect(parseJsonObject(JSON.stringify(value))).toEqual({
          ok: true,
          value: JSON.parse(JSON.stringify(value)) as object,
        })
      }),
    )
  })

  test.each(['', '{', '{"a":1}{"a":1}', '{a:1}', "{'a':1}", '{"a":NaN}', '{"a":01}', '\ufeff{}', '{"a":"\n"}'])(
    '%j is not JSON',
    (text) => {
      expect(parseJsonObject(text)).toEqual({ ok: false, problem: 'not-json' })
    },
  )

  test.each(['null', '[]', '[{}]', '7', '"{}"', 'true'])('%s is not an object', (text) => {
    expect(parseJsonObject(text)).toEqual({ ok: false, problem: 'not-an-object' })
  })

  test('allows eight levels of nesting and no more', () => {
    expect(parseJsonObject(deep(8))).toMatchObject({ ok: true })
    for (const text of [deep(9), `{"a":${'['.repeat(8)}${']'.repeat(8)}}`, '['.repeat(1_000_000)]) {
      expect(parseJsonObject(text)).toEqual({ ok: false, problem: 'too-deep' })
    }
  })

  test('ignores brackets in strings', () => {
    for (const text of ['['.repeat(50), '"'.repeat(3) + '{'.repeat(50), '\\'.repeat(5) + '['.repeat(50)]) {
      expect(parseJsonObject(JSON.stringify({ text }))).toEqual({ ok: true, value: { text } })
    }
  })

  test('does not add up sibling levels', () => {
    expect(parseJsonObject(`{"a":[${'{},'.repeat(50)}{}]}`)).toMatchObject({ ok: true })
  })
})
