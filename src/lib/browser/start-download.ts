/** Downloads a file without leaving the page. */
export function startDownload(href: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}
