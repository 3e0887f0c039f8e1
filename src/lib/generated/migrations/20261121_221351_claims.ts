import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sales_page_counters" DROP COLUMN "figure";
  ALTER TABLE "sales_page_counters" DROP COLUMN "suffix";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sales_page_counters" ADD COLUMN "figure" numeric NOT NULL;
  ALTER TABLE "sales_page_counters" ADD COLUMN "suffix" varchar;`)
}
