import fs from 'node:fs'

import { postmasterOf } from './postmaster.mjs'

export async function connect(server, database = 'postgres') {
  const { default: pg } = await import('pg') // not yet installed when this module is loaded
  const client = new pg.Client({
    host: '127.0.0.1',
    port: server.port,
    user: 'postgres',
    password: server.password,
    database,
    connectionTimeoutMillis: 3000,
  })
  client.on('error', () => undefined) // a stopping server closes its connections; the next query reports it
  await client.connect()
  return client
}

/** Whether this folder's own server is running. A copied folder contains the original's port and password. */
export async function isServing(server) {
  if (postmasterOf(server.data) === null) return false
  try {
    const client = await connect(server)
    const { rows } = await client.query("select current_setting('data_directory') as folder")
    await client.end()
    return fs.realpathSync(rows[0].folder) === fs.realpathSync(server.data)
  } catch {
    return false
  }
}
