const ACCESSIBILITY = 'http://www.aiim.org/pdfua/ns/id/'

/**
 * XMP with only the title, the language and the PDF/UA identification of `xmp`, as ISO 14289 asks for; null if it has
 * none of them.
 */
export function accessibilityXmp(xmp: string): string | null {
  const title = itemOf(xmp, 'dc:title')
  const language = itemOf(xmp, 'dc:language')
  const identification = ['part', 'amd', 'corr', 'rev'].flatMap((name) => {
    const value = valueOf(xmp, `pdfuaid:${name}`)
    return value === null ? [] : [`<pdfuaid:${name}>${value}</pdfuaid:${name}>`]
  })
  const kept = [
    title !== null && `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title}</rdf:li></rdf:Alt></dc:title>`,
    language !== null && `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    ...identification,
  ].filter((element) => element !== false)
  if (kept.length === 0) return null
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="${ACCESSIBILITY}">`,
    ...kept,
    '</rdf:Description>',
    '</rdf:RDF>',
    '<?xpacket end="r"?>',
  ].join('\n')
}

/** The first item of a list of texts, still escaped. */
function itemOf(xmp: string, name: string): string | null {
  const start = xmp.indexOf(`<${name}>`)
  const end = xmp.indexOf(`</${name}>`, start)
  if (start === -1 || end === -1) return null
  return /<rdf:li\b[^<>]*>([^<>]+)</.exec(xmp.slice(start, end))?.[1] ?? null
}

/** A number, written as an element or as an attribute. */
function valueOf(xmp: string, name: string): string | null {
  return new RegExp(`${name}(?:>|=["'])(\\d{1,4})\\b`).exec(xmp)?.[1] ?? null
}
