/** Has the browser fetch a file to keep; the page stays, whatever the answer is. */
export function startDownload(href: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}
