import { putPartsBack, sharePartsOf } from './shared-parts'

/** The type of the data block with React's copy of the page. Browsers do not execute it, so the CSP does not apply. */
const COPY_TYPE = 'text/x-component'

const SCRIPT = /<script src="([^"]+)"(?: id="[^"]+")? async=""><\/script>/g

/** Preload hint for the first of those scripts. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** For browsers without modules, which the stylesheets do not support either. */
const POLYFILLS = /<script src="[^"]+" noModule=""><\/script>/

/** React adds it to the head again. Until then nothing needs it, and it would compete with the first image. */
const MANIFEST = /<link rel="manifest"[^>]*>/

/** A chunk of the React Server Components payload. Next has already escaped every `<` in the JSON. */
const COPY = /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*?\])\)<\/script>/gs

/** Longest wait for an image that does not load. */
const WAIT_MAX_MS = 4_000

/**
 * Defers a page's scripts until it is painted with the images of its first screen; `load` waits for no others. Next
 * puts the scripts in the head: on a fast connection React would hydrate before the first paint, and on a slow one they
 * would compete with the fonts and the first image. A background tab is never painted, so it does not wait. React and
 * Next look scripts up by URL, so it does not matter how they were added.
 * The React payload arrives as a dozen inline scripts, each compiled while the page is being parsed. They are merged
 * into one data block, which the browser skips until the scripts read it and which needs no CSP hash. Content that is
 * also in the HTML is left out of it.
 */
export function deferScripts(html: string): string {
  const sources: string[] = []
  const pieces: unknown[] = []
  const rest = html
    .replace(PRELOAD, '')
    .replace(MANIFEST, '')
    .replace(POLYFILLS, '')
    .replace(SCRIPT, (_script, source: string) => {
      sources.push(source)
      return ''
    })
    .replace(COPY, (_script, piece: string) => {
      pieces.push(JSON.parse(piece))
      return ''
    })
  const page = sources.length > 0 ? shared(rest, pieces) : null
  const end = page?.html.lastIndexOf('</body>') ?? -1
  if (!page || end === -1) return html
  const copy = page.copy.replaceAll('<', String.raw`\u003c`)
  return `${page.html.slice(0, end)}<script type="${COPY_TYPE}">${copy}</script><script>${loader(sources)}</script>${page.html.slice(end)}`
}

/** Null if the payload has an unknown format; the page is then left unchanged. */
function shared(html: string, pieces: readonly unknown[]): { html: string; copy: string } | null {
  const [first, ...texts] = pieces.map((piece) => (Array.isArray(piece) ? (piece as unknown[]) : []))
  if (first?.[0] !== 0 || texts.some(([kind]) => kind !== 1)) return null
  try {
    return sharePartsOf({ html, copy: texts.map(([, text]) => String(text)).join('') })
  } catch {
    return null
  }
}

function loader(sources: readonly string[]): string {
  const hand = `(self.__next_f=self.__next_f||[]).push([0],[1,${putPartsBack('copy.textContent')}])`
  const add = `for(const source of ${JSON.stringify(sources)}){const script=document.createElement("script");script.setAttribute("src",source);script.setAttribute("async","");document.head.append(script)}`
  // By the second frame, the first one, with the last image, has been handed to the screen.
  const painted =
    'new Promise(go=>addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)))))'
  const waitedEnough = `new Promise(go=>setTimeout(go,${WAIT_MAX_MS}))`
  return `{const copy=document.currentScript.previousSibling,load=()=>{${hand};${add}};document.hidden?load():Promise.race([${painted},${waitedEnough}]).then(load)}`
}
