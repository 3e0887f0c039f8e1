import { withClient } from './workplace.mjs'

/** Records in the database when the last backup was made; the admin's /admin/start reads it. */
export const noteBackup = (databaseUrl) =>
  withClient(databaseUrl, (client) =>
    client.query(
      `insert into payload_kv (key, data) values ('backup-made', jsonb_build_object('at', now()))
       on conflict (key) do update set data = excluded.data`,
    ),
  )
