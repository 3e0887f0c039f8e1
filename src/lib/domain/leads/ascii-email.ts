/** Letters and numbers of any script, which excludes other parts of a URL, such as a port or path. */
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61]+$/u

/**
 * Converts the domain of an email address to ASCII: ada@exämple.de becomes ada@xn--exmple-cua.de. Others are unchanged.
 */
export function asciiEmail(typed: string): string {
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  const isAscii = /^\p{ASCII}*$/u.test(domain)
  if (at === -1 || isAscii || !WRITTEN_DOMAIN.test(domain)) return typed
  // The URL parser is the one IDNA implementation shared by browsers and Node.js.
  const url = `http://${domain}`
  return URL.canParse(url) ? `${typed.slice(0, at)}@${new URL(url).hostname}` : typed
}
