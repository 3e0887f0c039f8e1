import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_entries" (
  	"source" text PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"path" text NOT NULL,
  	"title" text NOT NULL,
  	"description" text NOT NULL,
  	"body" text NOT NULL,
  	"weight" real NOT NULL,
  	"stems" "tsvector" NOT NULL
  );
  
  CREATE TABLE "search_words" (
  	"word" text PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "search_misses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar NOT NULL,
  	"count" numeric DEFAULT 1 NOT NULL,
  	"last_searched" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_misses_id" integer;
  CREATE INDEX "search_entries_stems_idx" ON "search_entries" USING gin ("stems");
  CREATE INDEX "search_words_trigrams_idx" ON "search_words" USING gin ("word" gin_trgm_ops);
  CREATE UNIQUE INDEX "search_misses_term_idx" ON "search_misses" USING btree ("term");
  CREATE INDEX "search_misses_count_idx" ON "search_misses" USING btree ("count");
  CREATE INDEX "search_misses_last_searched_idx" ON "search_misses" USING btree ("last_searched");
  CREATE INDEX "search_misses_updated_at_idx" ON "search_misses" USING btree ("updated_at");
  CREATE INDEX "search_misses_created_at_idx" ON "search_misses" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_misses_fk" FOREIGN KEY ("search_misses_id") REFERENCES "public"."search_misses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_misses_id_idx" ON "payload_locked_documents_rels" USING btree ("search_misses_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_misses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_entries" CASCADE;
  DROP TABLE "search_words" CASCADE;
  DROP TABLE "search_misses" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_misses_fk";
  
  DROP INDEX "payload_locked_documents_rels_search_misses_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_misses_id";`)
}
