import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "blog_step_days" (
  	"post_id" integer NOT NULL,
  	"day" date NOT NULL,
  	"step" varchar(20) NOT NULL,
  	"readers" integer NOT NULL,
  	CONSTRAINT "blog_step_days_post_id_day_step_pk" PRIMARY KEY("post_id","day","step")
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "blog_step_days" CASCADE;`)
}
