import path from 'node:path'

export async function connect(server, database = 'postgres') {
  const { default: pg } = await import('pg') // not installed yet when this module is first read
  const client = new pg.Client({
    host: '127.0.0.1',
    port: server.port,
    user: 'postgres',
    password: server.password,
    database,
    connectionTimeoutMillis: 3000,
  })
  client.on('error', () => undefined) // a server that stops closes its connections; the next query reports it
  await client.connect()
  return client
}

/** Does a server answer there, with this password, and from this very data folder? */
export async function isServing(server) {
  try {
    const client = await connect(server)
    const { rows } = await client.query("select current_setting('data_directory') as folder")
    await client.end()
    return path.resolve(rows[0].folder) === path.resolve(server.data)
  } catch {
    return false
  }
}
