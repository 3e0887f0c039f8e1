import type { Mark } from './exchanged-post'

type Style = { isBold?: boolean; isItalic?: boolean }

const IN_BRACKETS = String.raw`\(([^)\s]+)(?:\s+"[^"]*")?\)`
/** A character that neither starts nor ends emphasis. */
const WORD = String.raw`(?:\\.|[^\\*])`
const PIECES = new RegExp(
  [
    String.raw`\\(?<escaped>[\\\x60*_{}[\]()#+.!|<>~-])`,
    String.raw`\x60(?<code>[^\x60]+)\x60`,
    String.raw`!\[(?<alt>[^\]]*)\]${IN_BRACKETS.replace('([', '(?<src>[')}`,
    String.raw`\[\^(?<source>[\w.-]+)\]`,
    String.raw`\{(?<named>claim|number):(?<key>[\w.-]+)\}`,
    String.raw`\[(?<words>(?:\\.|[^\]\\])+)\]${IN_BRACKETS.replace('([', '(?<href>[')}`,
    String.raw`<(?<autolink>(?:https?:|mailto:)[^>\s]+)>`,
    String.raw`\*{3}(?<both>${WORD}+?)(?<!\s)\*{3}(?!\*)`,
    String.raw`\*\*(?<bold>(?!\s)(?:${WORD}|\*(?!\*)|\*(?=\*\*(?!\*)))+?)(?<!\s)\*\*(?!\*)`,
    String.raw`(?<![\p{L}\p{N}])__(?<bold2>\S(?:.*?\S)?)__(?![\p{L}\p{N}])`,
    String.raw`\*(?<italic>(?!\s|\*(?!\*))(?:${WORD}|\*\*${WORD}+\*\*)+?)(?<!\s)\*(?!\*)`,
    String.raw`(?<![\p{L}\p{N}_])_(?<italic2>[^\s_](?:.*?[^\s_])?)_(?![\p{L}\p{N}_])`,
    String.raw`(?<break>(?: {2,}|\\)\n|<br>)`,
  ].join('|'),
  'gsu',
)

/** Parses a line of Markdown with our references: [^source], {claim:key} and {number:key}. */
export function readInline(text: string, style: Style = {}): Mark[] {
  const marks: Mark[] = []
  let end = 0
  for (const match of text.matchAll(PIECES)) {
    marks.push(...plain(text.slice(end, match.index), style), ...pieceOf(match.groups ?? {}, style))
    end = match.index + match[0].length
  }
  return joined([...marks, ...plain(text.slice(end), style)])
}

type Groups = Partial<Record<string, string>>

function pieceOf(groups: Groups, style: Style): Mark[] {
  const { escaped, code, alt, src, source, named, key } = groups
  if (escaped ?? code) return [{ kind: 'text', text: escaped ?? code ?? '', ...style }]
  if (src) return [{ kind: 'picture', src, alt: alt ?? '' }]
  if (source) return [{ kind: 'source', key: source }]
  if (key && (named === 'claim' || named === 'number')) return [{ kind: named, key }]
  return linkIn(groups, style) ?? emphasisIn(groups, style) ?? [{ kind: 'break' }]
}

function linkIn({ words = '', href, autolink }: Groups, style: Style): Mark[] | null {
  if (href) return [{ kind: 'link', href, content: readInline(words, style) }]
  return autolink ? [{ kind: 'link', href: autolink, content: plain(autolink.replace(/^mailto:/, ''), style) }] : null
}

function emphasisIn({ both, bold, bold2 = bold, italic, italic2 = italic }: Groups, style: Style): Mark[] | null {
  if (both) return readInline(both, { isBold: true, isItalic: true })
  if (bold2) return readInline(bold2, { ...style, isBold: true })
  return italic2 ? readInline(italic2, { ...style, isItalic: true }) : null
}

/** A single line break in Markdown counts as a space. */
function plain(text: string, style: Style): Mark[] {
  return text === '' ? [] : [{ kind: 'text', text: text.replace(/(?<!\s)\s*\n\s*/g, ' '), ...style }]
}

/** Merges adjacent texts of the same style. */
function joined(marks: readonly Mark[]): Mark[] {
  return marks.reduce<Mark[]>((all, mark) => {
    const last = all.at(-1)
    if (last?.kind !== 'text' || mark.kind !== 'text' || !isSameStyle(last, mark)) return [...all, mark]
    return [...all.slice(0, -1), { ...last, text: last.text + mark.text }]
  }, [])
}

const isSameStyle = (one: Style, other: Style) => one.isBold === other.isBold && one.isItalic === other.isItalic
