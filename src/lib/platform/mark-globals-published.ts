import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

/** Part of a migration: what visitors already see is published, although the new column starts as a draft. */
export async function markGlobalsPublished({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    update home_page set _status = 'published';
    update sales_page set _status = 'published';
    update promo_banner set _status = 'published'`)
}
