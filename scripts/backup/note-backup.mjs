import { withClient } from './workplace.mjs'

/** Records in the database when this was last done; the admin's /admin/start reads it. */
const note = (databaseUrl, key) =>
  withClient(databaseUrl, (client) =>
    client.query(
      `insert into payload_kv (key, data) values ($1, jsonb_build_object('at', now()))
       on conflict (key) do update set data = excluded.data`,
      [key],
    ),
  )

export const noteBackup = (databaseUrl) => note(databaseUrl, 'backup-made')

/** The nightly backup is stored where backups are kept; the worker makes the next one a night later. */
export const noteNightly = (databaseUrl) => note(databaseUrl, 'backup-nightly')

/** A backup was restored, here or on trial, and every table was verified. */
export const noteRestore = (databaseUrl) => note(databaseUrl, 'backup-restored')
