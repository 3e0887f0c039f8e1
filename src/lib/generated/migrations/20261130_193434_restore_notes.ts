import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "restore_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar(20) NOT NULL,
  	"code" varchar(64) NOT NULL,
  	"secret_mark" varchar(16) NOT NULL,
  	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "restore_notes" CASCADE;`)
}
