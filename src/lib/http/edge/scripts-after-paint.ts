const SCRIPT = /<script src="([^"]+)"(?: id="[^"]+")? async=""><\/script>/g

/**
 * Lets the scripts of a page wait for its first paint. Next has them in the head: on a fast line they are there before
 * the page is drawn, and React takes over what nobody has seen yet; on a slow one they share it with the fonts and the
 * first picture. A page in a tab that is not looked at is never painted: it waits for nothing. React and Next find the
 * scripts by their address, wherever they come from.
 */
export function scriptsAfterPaint(html: string): string {
  const sources: string[] = []
  const rest = html.replace(SCRIPT, (_script, source: string) => {
    sources.push(source)
    return ''
  })
  const end = rest.lastIndexOf('</body>')
  if (sources.length === 0 || end === -1) return html
  return `${rest.slice(0, end)}<script>${loader(sources)}</script>${rest.slice(end)}`
}

function loader(sources: readonly string[]): string {
  const add = `for(const source of ${JSON.stringify(sources)}){const script=document.createElement("script");script.setAttribute("src",source);script.setAttribute("async","");document.head.append(script)}`
  return `{const load=()=>{${add}};document.hidden?load():requestAnimationFrame(()=>setTimeout(load))}`
}
