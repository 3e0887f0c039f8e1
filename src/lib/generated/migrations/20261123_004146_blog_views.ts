import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "blog_view_days" (
  	"post_id" integer NOT NULL,
  	"day" date NOT NULL,
  	"views" integer NOT NULL,
  	CONSTRAINT "blog_view_days_post_id_day_pk" PRIMARY KEY("post_id","day")
  );
  
  CREATE TABLE "blog_view_keys" (
  	"day" date PRIMARY KEY NOT NULL,
  	"key" varchar(100) NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "post_ipAddress_idx" ON "blog_post_views" USING btree ("post_id","ip_address");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blog_view_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "blog_view_keys" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "blog_view_days" CASCADE;
  DROP TABLE "blog_view_keys" CASCADE;
  DROP INDEX "post_ipAddress_idx";`)
}
