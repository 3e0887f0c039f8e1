import { positionAt, type TextPosition } from '@/lib/domain/text/text-position'

export type JsonRead =
  | {
      ok: true
      value: unknown
      /** Position of the value at a path, or of its closest existing ancestor. */
      positionOf: (path: readonly PropertyKey[]) => TextPosition
    }
  | { ok: false; place: TextPosition; message: string }

const DEPTH_MAX = 20
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null }
const WORD = /true|false|null/y
const SPACE = /[ \t\n\r]*/y

class Unreadable extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message)
  }
}

/** Parses JSON (RFC 8259) with the position of every value, so that errors can be located. */
export function readJsonWithPointers(text: string): JsonRead {
  const begins = new Map<string, number>()
  let at = 0

  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const [found] = pattern.exec(text) ?? []
    if (found === undefined) return null
    at += found.length
    return found
  }
  const takeSign = (sign: string): boolean => {
    take(SPACE)
    if (text[at] !== sign) return false
    at++
    return true
  }
  const need = (sign: string, after: string) => {
    if (!takeSign(sign)) throw new Unreadable(`Expected ${sign} ${after}`, at)
  }
  const key = (): string => {
    take(SPACE)
    const found = take(STRING)
    if (found === null) throw new Unreadable('Expected a name in quotation marks', at)
    return JSON.parse(found) as string // the pattern matches only strings
  }
  const list = (path: readonly PropertyKey[]): unknown[] => {
    const items: unknown[] = []
    if (takeSign(']')) return items
    do items.push(value([...path, items.length]))
    while (takeSign(','))
    need(']', 'or a comma')
    return items
  }
  const object = (path: readonly PropertyKey[]): object => {
    const entries: [string, unknown][] = []
    if (takeSign('}')) return {}
    do {
      const name = key()
      need(':', 'after the name')
      entries.push([name, value([...path, name])])
    } while (takeSign(','))
    need('}', 'or a comma')
    return Object.fromEntries(entries)
  }
  const value = (path: readonly PropertyKey[]): unknown => {
    take(SPACE)
    if (path.length > DEPTH_MAX) throw new Unreadable('Nested too deeply', at)
    begins.set(pathKey(path), at)
    if (takeSign('{')) return object(path)
    if (takeSign('[')) return list(path)
    const plain = take(STRING) ?? take(NUMBER)
    if (plain !== null) return JSON.parse(plain) as unknown
    const word = take(WORD)
    if (word === null) throw new Unreadable(at === text.length ? 'The file ends too early' : 'Expected a value', at)
    return WORDS[word]
  }

  try {
    const whole = value([])
    take(SPACE)
    if (at < text.length) throw new Unreadable('Expected nothing after the end', at)
    return { ok: true, value: whole, positionOf: (path) => positionAt(text, nearest(begins, path)) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { ok: false, place: positionAt(text, error.at), message: error.message }
  }
}

function nearest(begins: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number {
  const found = begins.get(pathKey(path))
  return found ?? (path.length === 0 ? 0 : nearest(begins, path.slice(0, -1)))
}

const pathKey = (path: readonly PropertyKey[]) => JSON.stringify(path.map(String))
