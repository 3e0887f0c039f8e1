import { renderToString } from 'react-dom/server'

import {
  type ElementModel,
  isElement,
  type Model,
  neededRows,
  readRows,
  resolver,
  type Row,
  writeRows,
} from './react-copy'
import { staticElements } from './static-nodes'

/** Marks the elements of a page whose content is left out of React's copy; there, each is numbered by its place in the page. */
const SHARED = 'data-shared'

/** What replaces the content of such an element in the copy. */
const PLACEHOLDER = /"~(\d+)"/g

/** A value that need not be sent. */
const ABSENT = '$undefined'

/** Shorter parts are not worth their mark. */
const LENGTH_MIN = 100

/** What React writes between two texts, and after one that came late. */
const SEPARATOR = '<!-- -->'

/** Elements whose content a browser does not turn into elements. */
const RAW = /<(script|style|noscript|template|textarea|iframe)[\s>].*?<\/\1>/gs

/** Elements in which a browser with scripts does not make what React rendered there. */
const NOT_LOOKED_INTO = new Set(['noscript', 'select', 'template'])

type Page = { html: string; copy: string }

/**
 * React's copy of a page repeats all of its HTML, for hydration, although sections render on the server and never
 * change. The copy of each largest part without any component of the browser is replaced by a placeholder, and the
 * page's script puts the HTML of the part there before React reads it. React takes such a part as it is. A part is one
 * only if what React renders of its copy is found in the page word for word, so nothing can get lost. The comments that
 * separate its texts need not be there, since React does not look into it.
 * @throws if the copy is not as our pages send it
 */
export function sharePartsOf({ html, copy }: Page): Page {
  const rows = readRows(copy).filter((row) => !isHint(row))
  if (copy.search(PLACEHOLDER) !== -1) throw new Error('the page says what stands for a shared part')
  const resolve = resolver(rows)
  const staticElement = staticElements(resolve)
  const placeOf = finder(html)
  const parts: (Place & { html: string })[] = []

  const share = (model: Model): Model => {
    if (typeof model === 'string') {
      const elsewhere = isPath(model) ? resolve(model) : undefined // which may be in a part
      return elsewhere === undefined ? model : share(elsewhere)
    }
    if (isElement(model)) return shareElement(model)
    if (Array.isArray(model)) return model.map(share)
    return model === null || typeof model !== 'object' ? model : shareValues(model)
  }
  const shareValues = (object: Record<string, Model>) =>
    Object.fromEntries(
      Object.entries(object)
        .filter(([, value]) => value !== ABSENT)
        .map(([name, value]) => [name, share(value)]),
    )
  const shareElement = (element: ElementModel): Model => {
    const [mark, type, key, props] = element
    if (NOT_LOOKED_INTO.has(type)) return element
    const { children, dangerouslySetInnerHTML, ...others } = props
    const hasContent = children !== undefined || dangerouslySetInnerHTML !== undefined
    const part = hasContent && !type.startsWith('$') ? partOf(element) : null
    if (part === null) return [mark, type, key, shareValues(props)]
    return [mark, type, key, { ...shareValues(others), dangerouslySetInnerHTML: { __html: `~${part}` } }]
  }
  const partOf = (element: ElementModel): number | null => {
    const node = staticElement(element)
    const rendered = node && renderToString(node).replace(/^(<link rel="preload"[^>]*>)+/, '') // React adds those of pictures
    if (!rendered || rendered.length < LENGTH_MIN) return null
    const known = parts.findIndex((part) => part.html === rendered)
    if (known !== -1) return known
    const place = placeOf(rendered)
    return place ? parts.push({ html: rendered, ...place }) - 1 : null
  }

  const needed = neededRows(rows, (row) => ('model' in row ? { id: row.id, model: share(row.model) } : row))
  const numberInPage = (part: number) => parts.filter(({ at }) => at < (parts[part]?.at ?? 0)).length
  const numbered = writeRows(needed).replace(PLACEHOLDER, (_, part) => `"~${numberInPage(Number(part))}"`)
  return { html: mark(html, parts), copy: numbered }
}

/** For the page's script: an expression that puts the shared parts back into the copy. */
export const putPartsBack = (copy: string) =>
  `(parts=>${copy}.replace(${PLACEHOLDER},(_,part)=>JSON.stringify(parts[part].innerHTML.replace(/^\\$/,"$$$$"))))(document.querySelectorAll("[${SHARED}]"))`

/** Tells React to preload a file; the page's own HTML does so already. */
const isHint = (row: Row) => 'line' in row && row.line.startsWith('H')

/** A reference into a value that is sent elsewhere. */
const isPath = (text: string) => /^\$[\da-f]+:/.test(text)

/** Where a part is in the page: from its first tag to the end of its last one. */
type Place = { at: number; end: number }

/** Finds where in the page a part is, as an element that a browser makes. Separators do not count. */
function finder(html: string): (part: string) => Place | null {
  const texts = html.split(SEPARATOR)
  const bare = texts.join('')
  let length = 0
  const separators = texts.slice(0, -1).map((text) => (length += text.length))
  const before = (isBefore: (separator: number) => boolean) => SEPARATOR.length * separators.filter(isBefore).length
  const raw = [...bare.matchAll(RAW)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
  const isInRaw = (at: number) => raw.some(({ start, end }) => start < at && at < end)
  return (part) => {
    const sought = part.replaceAll(SEPARATOR, '')
    let at = bare.indexOf(sought)
    while (at !== -1 && isInRaw(at)) at = bare.indexOf(sought, at + 1)
    if (at === -1) return null
    const end = at + sought.length
    return { at: at + before((separator) => separator <= at), end: end + before((separator) => separator < end) }
  }
}

/** The page with a mark in the first tag of each part, and no separators in them. A part may be found within another. */
function mark(html: string, parts: readonly Place[]): string {
  const marks = parts.map(({ at }) => {
    const from = at + html.slice(at).search(/[\s>]/)
    return { from, to: from, text: ` ${SHARED}` }
  })
  const separators = [...html.matchAll(new RegExp(SEPARATOR, 'g'))]
    .filter(({ index }) => parts.some(({ at, end }) => at < index && index < end))
    .map(({ index }) => ({ from: index, to: index + SEPARATOR.length, text: '' }))
  const edits = [...marks, ...separators].sort((one, other) => one.from - other.from)
  const pieces = edits.map(({ from, text }, index) => html.slice(edits[index - 1]?.to ?? 0, from) + text)
  return pieces.join('') + html.slice(edits.at(-1)?.to ?? 0)
}
