import { createServer } from 'node:http'

// The minimum cost of a page on this machine: Node's own server sends the same bytes.
const page = await fetch(process.env.PAGE_URL ?? '', { headers: { 'accept-encoding': 'identity' } })
const body = Buffer.alloc(Number(process.env.PAGE_BYTES), Buffer.from(await page.arrayBuffer()))

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
process.once('disconnect', () => process.exit())
