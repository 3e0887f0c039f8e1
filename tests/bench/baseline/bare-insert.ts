import { createServer } from 'node:http'

import { Pool } from 'pg'

// The minimum cost of a durable enquiry on this machine: Node's own server and one row.
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
await pool.query(
  'create table if not exists bench_rows (id bigserial primary key, body jsonb not null, created_at timestamptz not null default now())',
)

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { rows } = await pool.query({
    name: 'insert',
    text: 'insert into bench_rows (body) values ($1) returning id',
    values: [Buffer.concat(chunks).toString()],
  })
  response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0]))
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
process.once('disconnect', () => process.exit())
