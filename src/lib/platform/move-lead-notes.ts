import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

/**
 * Migration step: turns the notes on leads into entries of their timelines, and unassigns leads from users who cannot
 * open them, with an entry about it. The old notes stay for the previous release.
 */
export async function moveLeadNotes({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    insert into lead_events (lead_id, text, author_id, author_name, created_at, updated_at)
    select note._parent_id, note.text, note.author_id, users.name, moment.at, moment.at
    from leads_notes note
    join leads on leads.id = note._parent_id
    left join users on users.id = note.author_id
    cross join lateral (select coalesce(note.written_at, leads.updated_at) as at) as moment
    order by moment.at, note._order`)
  await db.execute(sql`
    with released as (
      update leads set assignee_id = null from users where users.id = leads.assignee_id and users.role = 'editor'
      returning leads.id, users.name
    )
    insert into lead_events (lead_id, subject, "from", "to") select id, 'Assigned to', name, '' from released`)
}
