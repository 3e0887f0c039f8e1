import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "staff_alerts" (
  	"key" varchar(200) PRIMARY KEY NOT NULL,
  	"sent_at" timestamp with time zone
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "staff_alerts" CASCADE;`)
}
