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

/** Marks the elements whose content is left out of React's copy, which refers to them by their order in the page. */
const SHARED = 'data-shared'

/** Stands for the content of such an element in the copy. */
const PLACEHOLDER = /"~(\d+)"/g

/** A property with this value can be left out. */
const ABSENT = '$undefined'

/** Below this length, the mark and placeholder cost more than they save. */
const LENGTH_MIN = 100

/** React writes this between adjacent texts, and after a text that was streamed late. */
const SEPARATOR = '<!-- -->'

/** Elements whose content browsers do not parse as elements of the page. */
const RAW = /<(script|style|noscript|template|textarea|iframe)[\s>].*?<\/\1>/gs

/** Elements whose content differs, in a browser that runs scripts, from what React rendered. */
const NOT_LOOKED_INTO = new Set(['noscript', 'select', 'template'])

type Page = { html: string; copy: string }

/**
 * Removes from React's copy of a page what the HTML already contains. For hydration, the copy repeats all of the HTML,
 * although sections render on the server and never change. Each largest part without client components is replaced by a
 * placeholder, and the page's script fills in the HTML of that part before React reads the copy. React inserts it
 * unparsed, as `dangerouslySetInnerHTML`. A part is only replaced if rendering its copy yields exactly what the page
 * contains, so nothing can get lost. The comments between its texts are removed: React no longer needs them.
 * @throws if the copy has a format that our pages do not send
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
      const elsewhere = isPath(model) ? resolve(model) : undefined // the target may be inside a part
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
    const rendered = node && renderToString(node).replace(/^(<link rel="preload"[^>]*>)+/, '') // for images
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

/** A JavaScript expression for the page's script that puts the shared parts back into the copy. */
export const putPartsBack = (copy: string) =>
  `(parts=>${copy}.replace(${PLACEHOLDER},(_,part)=>JSON.stringify(parts[part].innerHTML.replace(/^\\$/,"$$$$"))))(document.querySelectorAll("[${SHARED}]"))`

/** A preload hint for React; the HTML of the page already contains it. */
const isHint = (row: Row) => 'line' in row && row.line.startsWith('H')

/** A reference to part of another value in the copy. */
const isPath = (text: string) => /^\$[\da-f]+:/.test(text)

/** Position of a part in the page, from its opening tag to the end of its closing tag. */
type Place = { at: number; end: number }

/** Finds the position of a part in the page, outside raw text. Ignores separators. */
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

/** Adds the mark to the opening tag of each part and removes separators inside parts. Parts may be nested. */
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
