import { brotliCompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { SITE_URL } from '../journeys/setup/urls'

const HOME_BYTES_MAX = 23_500
const STYLES_BYTES_MAX = 17_050
/** What a server sends before the browser's first acknowledgement: ten segments, including the headers. */
const FIRST_FLIGHT_BYTES = 14_600

const textOf = async (path: string) => (await fetch(`${SITE_URL}${path}`)).text()

test('the homepage is a short document', async () => {
  expect(brotliCompressSync(await textOf('/')).length).toBeLessThan(HOME_BYTES_MAX)
})

test.each(['/locations/edenbridge', '/blog', '/contact'])('%s arrives without another round trip', async (path) => {
  const { headers } = await fetch(`${SITE_URL}${path}`, { headers: { 'accept-encoding': 'br' } })
  const head = [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)
  expect(head + brotliCompressSync(await textOf(path)).length).toBeLessThan(FIRST_FLIGHT_BYTES)
})

// Nothing is painted before the stylesheets have arrived, and a second one is fetched over its own connection.
test.each(['/', '/sales', '/embed/calculator', '/about', '/contact', '/locations/bath'])(
  '%s has one short stylesheet',
  async (path) => {
    const links = [...(await textOf(path)).matchAll(/<link rel="stylesheet" href="([^"]*)"/g)]
    expect(links).toHaveLength(1)
    expect(brotliCompressSync(await textOf(String(links[0]?.[1]))).length).toBeLessThan(STYLES_BYTES_MAX)
  },
)
