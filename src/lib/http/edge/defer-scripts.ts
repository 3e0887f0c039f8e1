const SCRIPT = /<script src="([^"]+)"(?: id="[^"]+")? async=""><\/script>/g

/** Preload hint for the first of those scripts. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** A chunk of the React Server Components payload. Next has already escaped every `<` in the JSON. */
const COPY = /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*?\])\)<\/script>/gs

/**
 * Defers a page's scripts until after first paint. Next puts them in the head: on a fast connection React hydrates
 * before the page is painted, and on a slow one they compete with the fonts and the first image. A background tab is
 * never painted, so it does not wait. React and Next look scripts up by URL, so it does not matter how they were added.
 * The React payload arrives as a dozen inline scripts, each compiled while the page is being parsed. They are turned
 * into data blocks, which the browser skips until the scripts read them, and which the CSP does not need to allow.
 */
export function deferScripts(html: string): string {
  const sources: string[] = []
  const pieces: string[] = []
  const rest = html
    .replace(PRELOAD, '')
    .replace(SCRIPT, (_script, source: string) => {
      sources.push(source)
      return ''
    })
    .replace(COPY, (_script, piece: string) => {
      pieces.push(piece)
      return ''
    })
  const end = rest.lastIndexOf('</body>')
  if (sources.length === 0 || end === -1) return html
  return `${rest.slice(0, end)}<script type="application/json">[${pieces.join(',')}]</script><script>${loader(sources)}</script>${rest.slice(end)}`
}

function loader(sources: readonly string[]): string {
  const hand = '(self.__next_f=self.__next_f||[]).push(...JSON.parse(copy.textContent))'
  const add = `for(const source of ${JSON.stringify(sources)}){const script=document.createElement("script");script.setAttribute("src",source);script.setAttribute("async","");document.head.append(script)}`
  return `{const copy=document.currentScript.previousSibling,load=()=>{${hand};${add}};document.hidden?load():requestAnimationFrame(()=>setTimeout(load))}`
}
