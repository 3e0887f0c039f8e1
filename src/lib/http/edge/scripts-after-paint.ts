const SCRIPT = /<script src="([^"]+)"(?: id="[^"]+")? async=""><\/script>/g

/** Asks for the first of them ahead. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** A piece of the copy of the tree that React compares with the page. Next has put it into JSON whose every `<` is escaped. */
const COPY = /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*?\])\)<\/script>/gs

/**
 * Lets the scripts of a page wait for its first paint. Next has them in the head: on a fast line they are there before
 * the page is drawn, and React takes over what nobody has seen yet; on a slow one they share it with the fonts and the
 * first picture. A page in a tab that is not looked at is never painted: it waits for nothing. React and Next find the
 * scripts by their address, wherever they come from.
 *
 * React's copy of the tree comes as a dozen scripts that are compiled between the pieces of the page. It becomes data,
 * which a browser passes over until the scripts need it, and which no security policy has to allow.
 */
export function scriptsAfterPaint(html: string): string {
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
