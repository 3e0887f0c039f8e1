import fs from 'node:fs'
import path from 'node:path'

import { Refusal } from '../lib/refusal.mjs'
import { databaseCommand, migrateTo } from '../lib/stack.mjs'
import { isNotesName, notesName } from './obsolete.mjs'
import { withStaging } from './staging.mjs'
import { withClient } from './workplace.mjs'

/** Longer than any erasure takes: one that had begun before a backup may have ended after it. */
const MARGIN_MS = 5 * 60_000

/**
 * Moves what a restore of an older backup has to do again from the database to where backups are kept. A note that could
 * not be deleted here is copied again, which does no harm.
 * @param {{ env: Record<string, string>, place: import('./places.mjs').Place, now: Date }} options env: DATABASE_URL,
 * DATA_DIR
 * @returns {Promise<number>} how many
 */
export function keepNotes({ env, place, now }) {
  return withClient(env.DATABASE_URL, async (client) => {
    const ids = await copyNotes(client, { dataDir: env.DATA_DIR, place, now })
    await client.query('delete from restore_notes where id = any($1)', [ids])
    return ids.length
  })
}

/**
 * Copies those of a database that is to be replaced: without a place for backups they are nowhere else.
 * @param {{ env: Record<string, string>, place: import('./places.mjs').Place, now: Date }} options env: DATABASE_URL,
 * DATA_DIR
 * @throws Refusal when they cannot be copied
 */
export function rescueNotes({ env, place, now }) {
  return withClient(env.DATABASE_URL, async (client) => {
    const {
      rows: [{ table }],
    } = await client.query(`select to_regclass('public.restore_notes') as table`)
    if (table) await orRefuse(place, () => copyNotes(client, { dataDir: env.DATA_DIR, place, now }))
  })
}

/** @returns {Promise<number[]>} the ids of those that were copied */
async function copyNotes(client, { dataDir, place, now }) {
  const { rows } = await client.query(
    'select id, kind, code, secret_mark as "secretMark", noted_at as "notedAt" from restore_notes order by id',
  )
  if (rows.length === 0) return []
  const lines = rows.map(({ kind, code, secretMark, notedAt }) =>
    JSON.stringify({ kind, code, secretMark, notedAt: notedAt.toISOString() }),
  )
  await withStaging(dataDir, async (folder) => {
    const file = path.join(folder, notesName(now))
    fs.writeFileSync(file, `${lines.join('\n')}\n`)
    await place.add(file)
  })
  return rows.map(({ id }) => id)
}

/**
 * The notes kept in these places, each once.
 * @param {readonly import('./places.mjs').Place[]} places
 * @throws Refusal naming a place or a file that cannot be read
 */
export async function readNotes(places) {
  const notes = new Map()
  for (const place of places)
    for (const [name, text] of await orRefuse(place, () => filesIn(place)))
      for (const line of text.split('\n')) if (line) notes.set(line, noteIn(line, name))
  return [...notes.values()]
}

async function filesIn(place) {
  const files = []
  for (const name of (await place.list()).filter(isNotesName)) files.push([name, await place.read(name)])
  return files
}

async function orRefuse(place, work) {
  try {
    return await work()
  } catch (error) {
    throw new Refusal(
      `Erasures and objections are kept in ${place.name}, which cannot be used (${error.code ?? error.name}). Nothing was changed.`,
    )
  }
}

function noteIn(line, name) {
  try {
    return JSON.parse(line)
  } catch {
    throw new Refusal(`${name} is damaged, so erasures since the backup are not known. Nothing was changed.`)
  }
}

/**
 * Those of what happened after a backup was made.
 * @param {readonly { notedAt: string }[]} notes
 * @param {string} [at] when; undefined if it is from before there were notes
 */
export function notesSince(notes, at) {
  const from = at === undefined ? '' : new Date(Date.parse(at) - MARGIN_MS).toISOString()
  return notes.filter(({ notedAt }) => notedAt >= from)
}

const NOT_ALL = 'Erasures and objections since the backup were not all repeated. Do not start the site with this data: '

/**
 * Does again, in a restored database, what the notes say, before the site is started. The database is migrated first.
 * @param {readonly unknown[]} notes
 * @param {Record<string, string>} env DATABASE_URL, DATA_DIR, PAYLOAD_SECRET
 * @param {readonly string[]} formerSecrets with which older notes were made
 * @throws Refusal when anything could not be done
 */
export function applyNotes(notes, env, formerSecrets = []) {
  return withStaging(env.DATA_DIR, async (folder) => {
    const file = path.join(folder, 'notes.json')
    fs.writeFileSync(file, JSON.stringify(notes))
    await migrateTo(env)
    for (const PAYLOAD_SECRET of [...formerSecrets, env.PAYLOAD_SECRET])
      await databaseCommand({ ...env, PAYLOAD_SECRET }, 'apply-notes', file).catch(() => {
        throw new Refusal(`${NOT_ALL}the reason is above.`)
      })
    const { length: left } = JSON.parse(fs.readFileSync(file, 'utf8'))
    if (left > 0)
      throw new Refusal(
        `${NOT_ALL}${left} of ${notes.length} were noted with another PAYLOAD_SECRET. Restore again, with that of the site that was backed up, and with every former one in FORMER_PAYLOAD_SECRETS.`,
      )
  })
}
