import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "scheduled_tasks" (
  	"name" varchar(100) PRIMARY KEY NOT NULL,
  	"next_run_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"started_at" timestamp with time zone,
  	"runs" integer DEFAULT 0 NOT NULL
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "scheduled_tasks" CASCADE;`)
}
