const NAMED = 'a,button,input,select,textarea,summary,label,img,video,h1,h2,h3,[id]'

/** React's generated ids differ between builds. */
const isOwnId = (id: string) => /^[a-z][\w-]*$/i.test(id)

type Described = {
  element: string
  elementType: string
  elementClass: string
  elementId: string
  within?: { x: number; y: number }
}

/** Describes the clicked or focused element by the page's own markup: never its text or input. */
export function describe(target: Element, at?: { x: number; y: number }): Described {
  const named = target.closest(NAMED) ?? target
  const box = named.getBoundingClientRect()
  const share = (from: number, size: number) => Math.min(1, Math.max(0, size > 0 ? from / size : 0))
  return {
    element: selectorOf(named),
    elementType: named.tagName.toLowerCase(),
    elementClass: named.getAttribute('class') ?? '',
    elementId: named.id,
    ...(at && { within: { x: share(at.x - box.left, box.width), y: share(at.y - box.top, box.height) } }),
  }
}

/** A selector by id, name or link below the nearest id, so that an element that moved can still be found. */
function selectorOf(element: Element): string {
  if (isOwnId(element.id)) return `#${element.id}`
  const near = element.parentElement?.closest('[id]')
  const own = `${element.tagName.toLowerCase()}${attributeOf(element)}`
  return near && isOwnId(near.id) ? `#${near.id} ${own}` : own
}

function attributeOf(element: Element): string {
  const name = element.getAttribute('name')
  if (name) return `[name="${CSS.escape(name)}"]`
  if (!(element instanceof HTMLAnchorElement)) return ''
  if (element.protocol === 'tel:' || element.protocol === 'mailto:') return `[href^="${element.protocol}"]`
  const [path = ''] = (element.getAttribute('href') ?? '').split(/[?#]/)
  return path === '' ? '' : `[href^="${CSS.escape(path)}"]`
}
