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
  try {
    const { value, begins } = new JsonReader(text).whole()
    return { ok: true, value, positionOf: (path) => positionAt(text, nearest(begins, path)) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { ok: false, place: positionAt(text, error.at), message: error.message }
  }
}

class JsonReader {
  #at = 0
  readonly #begins = new Map<string, number>()
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  whole(): { value: unknown; begins: ReadonlyMap<string, number> } {
    const value = this.#value([])
    this.#take(SPACE)
    if (this.#at < this.#text.length) throw new Unreadable('Expected nothing after the end', this.#at)
    return { value, begins: this.#begins }
  }

  #value(path: readonly PropertyKey[]): unknown {
    this.#take(SPACE)
    if (path.length > DEPTH_MAX) throw new Unreadable('Nested too deeply', this.#at)
    this.#begins.set(pathKey(path), this.#at)
    if (this.#takeSign('{')) return this.#object(path)
    if (this.#takeSign('[')) return this.#list(path)
    const plain = this.#take(STRING) ?? this.#take(NUMBER)
    if (plain !== null) return JSON.parse(plain) as unknown
    const word = this.#take(WORD)
    if (word !== null) return WORDS[word]
    const isAtEnd = this.#at === this.#text.length
    throw new Unreadable(isAtEnd ? 'The file ends too early' : 'Expected a value', this.#at)
  }

  #object(path: readonly PropertyKey[]): object {
    const entries: [string, unknown][] = []
    if (this.#takeSign('}')) return {}
    do {
      const name = this.#key()
      this.#need(':', 'after the name')
      entries.push([name, this.#value([...path, name])])
    } while (this.#takeSign(','))
    this.#need('}', 'or a comma')
    return Object.fromEntries(entries)
  }

  #list(path: readonly PropertyKey[]): unknown[] {
    const items: unknown[] = []
    if (this.#takeSign(']')) return items
    do items.push(this.#value([...path, items.length]))
    while (this.#takeSign(','))
    this.#need(']', 'or a comma')
    return items
  }

  #key(): string {
    this.#take(SPACE)
    const found = this.#take(STRING)
    if (found === null) throw new Unreadable('Expected a name in quotation marks', this.#at)
    return JSON.parse(found) as string // the pattern matches only strings
  }

  #need(sign: string, after: string): void {
    if (!this.#takeSign(sign)) throw new Unreadable(`Expected ${sign} ${after}`, this.#at)
  }

  #takeSign(sign: string): boolean {
    this.#take(SPACE)
    if (this.#text[this.#at] !== sign) return false
    this.#at++
    return true
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const [found] = pattern.exec(this.#text) ?? []
    if (found === undefined) return null
    this.#at += found.length
    return found
  }
}

function nearest(begins: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number {
  const found = begins.get(pathKey(path))
  return found ?? (path.length === 0 ? 0 : nearest(begins, path.slice(0, -1)))
}

const pathKey = (path: readonly PropertyKey[]) => JSON.stringify(path.map(String))
