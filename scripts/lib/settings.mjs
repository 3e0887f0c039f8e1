import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { Refusal } from './refusal.mjs'
import { root } from './run.mjs'

/** Keeps a random secret in a file that only its owner can read. */
function keptSecret(file) {
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return fs.readFileSync(file, 'utf8').trim()
}

/** Not `recursive`, which makes Node loop forever below /proc. */
function makeFolder(folder) {
  if (fs.existsSync(folder)) return
  makeFolder(path.dirname(folder))
  fs.mkdirSync(folder, { mode: 0o755 })
}

/**
 * The data folder, created if missing.
 * @throws Refusal when it is not writable
 */
export function dataFolder() {
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
  try {
    makeFolder(dataDir)
    fs.accessSync(dataDir, fs.constants.W_OK)
  } catch (error) {
    throw new Refusal(`Settings: DATA_DIR: ${dataDir} is not a folder that this process can write to (${error.code})`)
  }
  return dataDir
}

/** Whether systemd logs the output of this process: JOURNAL_STREAM, which other processes inherit, names its stream. */
export function isJournal() {
  const { dev, ino } = fs.fstatSync(1)
  return process.env.JOURNAL_STREAM === `${dev}:${ino}`
}

/**
 * Settings shared by all processes of an installation; environment variables take precedence. Values are strings, as
 * they become environment variables.
 */
export function settings() {
  const port = process.env.PORT || '3000'
  const dataDir = dataFolder()
  return {
    PORT: port,
    DATA_DIR: dataDir,
    UPLOADS_DIR: path.resolve(root, process.env.UPLOADS_DIR || 'media/uploads'),
    SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
    LOG_FORMAT: process.env.LOG_FORMAT || (isJournal() ? 'json' : 'text'),
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || keptSecret(path.join(dataDir, 'secret')),
  }
}

/**
 * Compiles the processes and validates the settings as they will, before starting anything.
 * @throws Refusal naming every invalid setting
 */
export async function checkedSettings() {
  const { compile } = await import('./compile.mjs')
  await compile()
  const { closedAddressesOf, readSettings } = await import(pathToFileURL(path.join(root, '.build/settings.mjs')))
  const shared = settings()
  // The URL of the embedded PostgreSQL, which starts later, is always valid.
  const { problems, settings: read } = readSettings({
    ...process.env,
    ...shared,
    DATABASE_URL: process.env.DATABASE_URL || 'postgres://127.0.0.1/powerboard',
  })
  if (problems) throw new Refusal(`Settings: ${problems.join('; ')}`)
  return {
    ...shared,
    WEB_PROCESSES: String(read.WEB_PROCESSES),
    CLOSED_ADDRESSES: closedAddressesOf(read),
    ...(read.BACKUP_PUBLIC_KEY && { BACKUP_PUBLIC_KEY: read.BACKUP_PUBLIC_KEY }),
  }
}
