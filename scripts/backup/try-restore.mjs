import { randomBytes } from 'node:crypto'
import path from 'node:path'

import { Refusal } from '../lib/refusal.mjs'
import { noteRestore } from './note-backup.mjs'
import { restore } from './restore.mjs'
import { withClient, withStaging } from './workplace.mjs'

/** What PostgreSQL answers an account that may not create databases. */
const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Restores an archive into a database and a folder that are thrown away afterwards, and records in the database of the
 * site that it worked. The site may be running.
 * @param {{ file: string, keyFile?: string, env: Record<string, string> }} options those of `restore`; env: of the site
 * @throws Refusal when the archive is damaged, or when the account may not create a database
 */
export async function tryRestore({ file, keyFile, env }) {
  const manifest = await withStaging(env.DATA_DIR, (folder) =>
    withTrialDatabase(env.DATABASE_URL, (DATABASE_URL) =>
      restore({
        file,
        keyFile,
        isForced: false,
        env: { ...env, DATABASE_URL, DATA_DIR: folder, UPLOADS_DIR: path.join(folder, 'uploads') },
      }),
    ),
  )
  await noteRestore(env.DATABASE_URL)
  return manifest
}

async function withTrialDatabase(siteUrl, work) {
  const name = `powerboard_trial_${randomBytes(4).toString('hex')}`
  const url = new URL(siteUrl)
  url.pathname = `/${name}`
  await withClient(siteUrl, (client) => client.query(`create database "${name}"`)).catch((error) => {
    if (error.code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new Refusal(
      'The account in DATABASE_URL may not create databases. Restore the file on another computer instead.',
    )
  })
  try {
    return await work(url.href)
  } finally {
    await withClient(siteUrl, (client) => client.query(`drop database "${name}" with (force)`))
  }
}
