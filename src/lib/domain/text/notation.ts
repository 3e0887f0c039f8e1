/** A reference or emphasis in a line of text. */
export type InlineNode =
  | { kind: 'text'; text: string; isBold: boolean }
  | { kind: 'link'; href: string; content: InlineNode[] }
  | { kind: 'source'; key: string }
  | { kind: 'claim'; key: string }
  | { kind: 'readings'; key: string }
  | { kind: 'number'; key: string }
  | { kind: 'break' }

const PARTS =
  /\[\^(?<source>[\w.-]+)\]|\{(?<kind>claim|readings|number):(?<key>[\w.-]+)\}|\[(?<words>[^[\]]+)\]\((?<href>[^)\s]+)\)|\*\*(?<bold>[^*]+)\*\*|(?<lineEnd><br>)/g

/**
 * Parses a line with sources [^key], claims {claim:key}, claims with all their readings {readings:key}, numbers
 * {number:key}, links [words](/path), emphasis **so** and line breaks <br>, as a table cell has no other.
 */
export function readNotation(line: string): InlineNode[] {
  const marks: InlineNode[] = []
  let end = 0
  for (const match of line.matchAll(PARTS)) {
    marks.push(...plain(line.slice(end, match.index)), ...named(match.groups ?? {}))
    end = match.index + match[0].length
  }
  return [...marks, ...plain(line.slice(end))]
}

function named({ source, kind, key, words, href, bold, lineEnd }: Record<string, string | undefined>): InlineNode[] {
  if (source) return [{ kind: 'source', key: source }]
  if (key && (kind === 'claim' || kind === 'readings' || kind === 'number')) return [{ kind, key }]
  if (lineEnd) return [{ kind: 'break' }]
  if (words && href) return [{ kind: 'link', href, content: plain(words) }]
  return bold ? [{ kind: 'text', text: bold, isBold: true }] : []
}

function plain(text: string): InlineNode[] {
  return text === '' ? [] : [{ kind: 'text', text, isBold: false }]
}
