import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

/** Migration step: publishes what visitors already see, because the new column defaults to draft. */
export async function markGlobalsPublished({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    update home_page set _status = 'published';
    update sales_page set _status = 'published';
    update promo_banner set _status = 'published'`)
}
