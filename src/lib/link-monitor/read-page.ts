export type ReadPage = {
  /** Fragment targets. */
  ids: Set<string>
  /** Links in the main content, as written. */
  links: string[]
  /** Links in the header and footer. */
  frameLinks: string[]
  words: number
  /** Figures with an evidence note. */
  claims: number
}

type Open = { tag: string; isMain: boolean; isSilent: boolean }

const TOKEN =
  /<!--[\s\S]*?-->|<(script|style|svg|template|noscript)\b[^>]*>[\s\S]*?<\/\1\s*>|<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'>])*)>|([^<]+)/gi
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
])

/**
 * Extracts what a check needs from one of our pages. Our server emits well-formed HTML with quoted attributes, so a
 * single pass over the tags is enough. Words in collapsed notes are not counted.
 */
export function readPage(html: string): ReadPage {
  const read: ReadPage = { ids: new Set(), links: [], frameLinks: [], words: 0, claims: 0 }
  const hasMain = /<main[\s>]/i.test(html)
  const open: Open[] = []
  const inside = (what: 'isMain' | 'isSilent') => open.some((element) => element[what])

  for (const [whole, raw, closing, name, attributes = '', text] of html.matchAll(TOKEN)) {
    const isPage = !hasMain || inside('isMain')
    if (raw) noteId(whole, read)
    else if (text) read.words += isPage && !inside('isSilent') ? wordsIn(text) : 0
    else if (closing) close(open, name)
    else if (name) {
      const tag = name.toLowerCase()
      noteElement({ tag, attributes, isPage }, read)
      if (!VOID.has(tag) && !attributes.endsWith('/')) open.push(opened(tag, attributes))
    }
  }
  return read
}

function noteElement(
  { tag, attributes, isPage }: { tag: string; attributes: string; isPage: boolean },
  read: ReadPage,
) {
  noteId(attributes, read)
  if (isPage && attributeOf(attributes, 'data-claim') !== null) read.claims += 1
  const href = tag === 'a' ? attributeOf(attributes, 'href') : null
  if (href !== null) (isPage ? read.links : read.frameLinks).push(href)
}

const opened = (tag: string, attributes: string): Open => ({
  tag,
  isMain: tag === 'main',
  isSilent: attributeOf(attributes, 'popover') !== null || tag === 'head',
})

function close(open: Open[], name = ''): void {
  const index = open.findLastIndex(({ tag }) => tag === name.toLowerCase())
  if (index !== -1) open.splice(index)
}

function noteId(attributes: string, { ids }: ReadPage): void {
  const id = attributeOf(attributes, 'id')
  if (id) ids.add(id)
}

const wordsIn = (text: string) =>
  decoded(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

function attributeOf(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}(?:="([^"]*)"|='([^']*)'|(?=[\\s/>]|$))`, 'i').exec(attributes)
  return found ? decoded(found[1] ?? found[2] ?? '') : null
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_whole, name: string) => ENTITIES[name] ?? '')
