/** A value as React sends it: JSON in which strings that begin with `$` may be references. */
export type Model = null | boolean | number | string | Model[] | { [name: string]: Model }

/** An element as React sends it: a marker, its type, its key and its props. */
export type ElementModel = ['$', string, string | null, Record<string, Model>]

/** A row of the copy: a value, or a line that only React interprets, such as a hint or an import. */
export type Row = { id: string; model: Model } | { id: string; line: string }

/** Rows other than values and texts: imports, hints, and the start and end of a list. Others may contain newlines. */
const INSTRUCTION = /^([IH]|[XC]$)/

const NEWLINE = 10
const COLON = 58
const COMMA = 44

/**
 * Parses React's copy of a page, in the wire format of React Server Components.
 * @throws if it contains a kind of row that our pages do not send
 */
export function readRows(copy: string): Row[] {
  const bytes = Buffer.from(copy)
  const rows: Row[] = []
  for (let at = 0; at < bytes.length;) {
    const colon = endOf(bytes, COLON, at)
    const id = bytes.toString('utf8', at, colon)
    if (bytes[colon + 1] === 'T'.charCodeAt(0)) {
      // A long text: its length in bytes, then the text itself, without a newline.
      const comma = endOf(bytes, COMMA, colon)
      at = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16)
      const text = bytes.toString('utf8', comma + 1, at)
      rows.push({ id, model: text.startsWith('$') ? `$${text}` : text })
      continue
    }
    const newline = endOf(bytes, NEWLINE, colon)
    const value = bytes.toString('utf8', colon + 1, newline)
    rows.push(INSTRUCTION.test(value) ? { id, line: value } : { id, model: JSON.parse(value) as Model }) // safe: JSON is a Model
    at = newline + 1
  }
  return rows
}

function endOf(bytes: Buffer, mark: number, from: number): number {
  const at = bytes.indexOf(mark, from)
  if (at === -1) throw new Error('React’s copy of the page ends in the middle of a row')
  return at
}

/** Serialises the rows, with long texts as ordinary strings. */
export const writeRows = (rows: readonly Row[]): string => rows.map((row) => `${row.id}:${contentOf(row)}\n`).join('')

/**
 * Applies `change` to each row and drops the rows that nothing refers to any more. References are followed from the
 * root row and from the instructions, which have no id. A row that nothing referred to in the first place is kept.
 */
export function neededRows(rows: readonly Row[], change: (row: Row) => Row): Row[] {
  const starts = ['', '0']
  const named = follow(rows, starts, (row) => row)
  const neverNamed = rows.filter((row) => !named.has(row)).map(({ id }) => id)
  const needed = follow(rows, [...starts, ...neverNamed], change)
  return rows.flatMap((row) => needed.get(row) ?? [])
}

/** The rows reachable from these ids, each with its changed version. */
function follow(rows: readonly Row[], starts: readonly string[], change: (row: Row) => Row): Map<Row, Row> {
  const reached = new Map<Row, Row>()
  const known = new Set<string>()
  const waiting = [...starts]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (known.has(id)) continue
    known.add(id)
    for (const row of rows.filter((each) => each.id === id)) {
      const changed = change(row)
      reached.set(row, changed)
      for (const [, other = ''] of contentOf(changed).matchAll(/"\$[A-Zg-z@]?([\da-f]+)[":]/g)) waiting.push(other)
    }
  }
  return reached
}

const contentOf = (row: Row) => ('line' in row ? row.line : JSON.stringify(row.model))

export const isElement = (model: Model | undefined): model is ElementModel =>
  Array.isArray(model) && model.length === 4 && model[0] === '$' && typeof model[1] === 'string'

export type Resolve = (reference: string) => Model | undefined

/** Resolves references such as `$1f`, `$L1f` and `$1f:props:children`; undefined if the copy has no such value. */
export function resolver(rows: readonly Row[]): Resolve {
  const models = new Map(rows.flatMap((row) => ('model' in row ? [[row.id, row.model] as const] : [])))
  const resolve: Resolve = (reference) => {
    const [, id = '', path = ''] = /^\$L?([\da-f]+)((?::[^:]+)*)$/.exec(reference) ?? []
    let model = models.get(id)
    for (const name of path.split(':').slice(1)) {
      if (typeof model === 'string') model = resolve(model)
      model = memberOf(model, name)
    }
    return model
  }
  return resolve
}

function memberOf(model: Model | undefined, name: string): Model | undefined {
  if (isElement(model)) return name === 'props' ? model[3] : undefined
  return typeof model === 'object' && model !== null ? (model as Record<string, Model>)[name] : undefined // includes arrays
}
