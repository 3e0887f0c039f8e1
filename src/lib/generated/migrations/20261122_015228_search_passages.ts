import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_passages" (
  	"source" text NOT NULL,
  	"place" integer NOT NULL,
  	"text" text NOT NULL,
  	"stems" "tsvector" NOT NULL,
  	CONSTRAINT "search_passages_source_place_pk" PRIMARY KEY("source","place")
  );
  
  ALTER TABLE "search_passages" ADD CONSTRAINT "search_passages_source_search_entries_source_fk" FOREIGN KEY ("source") REFERENCES "public"."search_entries"("source") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_entries" DROP COLUMN "description";
  ALTER TABLE "search_entries" DROP COLUMN "body";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_passages" CASCADE;
  ALTER TABLE "search_entries" ADD COLUMN "description" text NOT NULL;
  ALTER TABLE "search_entries" ADD COLUMN "body" text NOT NULL;`)
}
