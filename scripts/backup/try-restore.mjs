import { randomBytes } from 'node:crypto'
import path from 'node:path'

import { Refusal } from '../lib/refusal.mjs'
import { withCleanUp } from './clean-up.mjs'
import { noteRestore } from './note-backup.mjs'
import { restore } from './restore.mjs'
import { withStaging } from './staging.mjs'
import { withClient } from './workplace.mjs'

/** What PostgreSQL answers an account that may not create databases. */
const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Restores an archive into a database and a folder that are thrown away afterwards, and records in the database of the
 * site that it worked. The site may be running.
 * @param {{ file: string, secretKey?: string, env: Record<string, string> }} options those of `restore`; env: of the site
 * @throws Refusal when the archive is damaged, or when the account may not create a database
 */
export async function tryRestore({ file, secretKey, env }) {
  const manifest = await withStaging(env.DATA_DIR, (folder) =>
    withTrialDatabase(env.DATABASE_URL, (DATABASE_URL) =>
      restore({
        file,
        secretKey,
        isForced: false,
        env: { ...env, DATABASE_URL, DATA_DIR: folder, UPLOADS_DIR: path.join(folder, 'uploads') },
      }),
    ),
  )
  await noteRestore(env.DATABASE_URL)
  return manifest
}

/** While the trial goes on, a lock with the name of its database is held in that of the site. */
const LOCK = 'hashtext($1)'

function withTrialDatabase(siteUrl, work) {
  return withClient(siteUrl, async (client) => {
    const {
      rows: [{ site }],
    } = await client.query('select left(md5(current_database()), 8) as site') // others may be on the same server
    const prefix = `powerboard_trial_${site}_`
    await dropLeftovers(client, prefix)
    const name = `${prefix}${randomBytes(4).toString('hex')}`
    await client.query(`select pg_advisory_lock(${LOCK})`, [name])
    await create(client, name)
    const url = new URL(siteUrl)
    url.pathname = `/${name}`
    return withCleanUp(
      () => withClient(siteUrl, (other) => drop(other, name)),
      () => work(url.href),
    )
  })
}

const create = (client, name) =>
  client.query(`create database "${name}"`).catch((error) => {
    if (error.code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new Refusal(
      'The account in DATABASE_URL may not create databases. Restore the file on another computer instead.',
    )
  })

const drop = (client, name) => client.query(`drop database if exists "${name}" with (force)`)

/** Of trials that were killed: they hold personal data. */
async function dropLeftovers(client, prefix) {
  const { rows } = await client.query('select datname as name from pg_database where starts_with(datname::text, $1)', [
    prefix,
  ])
  for (const { name } of rows) {
    const {
      rows: [{ isLeft }],
    } = await client.query(`select pg_try_advisory_lock(${LOCK}) as "isLeft"`, [name])
    if (isLeft) await drop(client, name)
  }
}
