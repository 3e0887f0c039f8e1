import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_leads_lost_reason" ADD VALUE 'application-declined' BEFORE 'price';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ALTER COLUMN "lost_reason" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_lost_reason";
  CREATE TYPE "public"."enum_leads_lost_reason" AS ENUM('declined', 'cancelled', 'refunded', 'price', 'another-supplier', 'not-suitable', 'not-now', 'no-reply', 'other', 'not-recorded');
  ALTER TABLE "leads" ALTER COLUMN "lost_reason" SET DATA TYPE "public"."enum_leads_lost_reason" USING "lost_reason"::"public"."enum_leads_lost_reason";`)
}
