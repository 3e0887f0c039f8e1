import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_people_kind" AS ENUM('person', 'company');
  ALTER TYPE "public"."enum_quotes_lines_kind" ADD VALUE 'section';
  ALTER TYPE "public"."enum_quotes_lines_kind" ADD VALUE 'note';
  CREATE TABLE "lead_events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_people_kind" DEFAULT 'person' NOT NULL,
  	"key" varchar,
  	"merged_into_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "people_merges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kept_id" integer,
  	"merged_id" integer,
  	"merged_by_id" integer,
  	"merged_by_name" varchar,
  	"undone_at" timestamp(3) with time zone,
  	"undone_by_id" integer,
  	"undone_by_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "person_id" integer;
  ALTER TABLE "quotes_lines" ADD COLUMN "is_option" boolean DEFAULT false;
  ALTER TABLE "quotes" ADD COLUMN "taken_options" jsonb;
  ALTER TABLE "quotes" ADD COLUMN "copied_from" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "people_merges_id" integer;
  ALTER TABLE "lead_events_rels" ADD CONSTRAINT "lead_events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_events_rels" ADD CONSTRAINT "lead_events_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_merged_into_id_people_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_merges" ADD CONSTRAINT "people_merges_kept_id_people_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_merges" ADD CONSTRAINT "people_merges_merged_id_people_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_merges" ADD CONSTRAINT "people_merges_merged_by_id_users_id_fk" FOREIGN KEY ("merged_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_merges" ADD CONSTRAINT "people_merges_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lead_events_rels_order_idx" ON "lead_events_rels" USING btree ("order");
  CREATE INDEX "lead_events_rels_parent_idx" ON "lead_events_rels" USING btree ("parent_id");
  CREATE INDEX "lead_events_rels_path_idx" ON "lead_events_rels" USING btree ("path");
  CREATE INDEX "lead_events_rels_users_id_idx" ON "lead_events_rels" USING btree ("users_id");
  CREATE INDEX "people_name_idx" ON "people" USING btree ("name");
  CREATE UNIQUE INDEX "people_key_idx" ON "people" USING btree ("key");
  CREATE INDEX "people_merged_into_idx" ON "people" USING btree ("merged_into_id");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "people_merges_kept_idx" ON "people_merges" USING btree ("kept_id");
  CREATE INDEX "people_merges_merged_idx" ON "people_merges" USING btree ("merged_id");
  CREATE INDEX "people_merges_merged_by_idx" ON "people_merges" USING btree ("merged_by_id");
  CREATE INDEX "people_merges_undone_by_idx" ON "people_merges" USING btree ("undone_by_id");
  CREATE INDEX "people_merges_updated_at_idx" ON "people_merges" USING btree ("updated_at");
  CREATE INDEX "people_merges_created_at_idx" ON "people_merges" USING btree ("created_at");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_merges_fk" FOREIGN KEY ("people_merges_id") REFERENCES "public"."people_merges"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_person_idx" ON "leads" USING btree ("person_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_people_merges_id_idx" ON "payload_locked_documents_rels" USING btree ("people_merges_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_events_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people_merges" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lead_events_rels" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "people_merges" CASCADE;
  ALTER TABLE "leads" DROP CONSTRAINT "leads_person_id_people_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_people_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_people_merges_fk";
  
  ALTER TABLE "quotes_lines" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "quotes_lines" ALTER COLUMN "kind" SET DEFAULT 'other'::text;
  DROP TYPE "public"."enum_quotes_lines_kind";
  CREATE TYPE "public"."enum_quotes_lines_kind" AS ENUM('panels', 'delivery', 'fitting', 'circuits', 'thermostats', 'warranty', 'maintenance', 'discount', 'other');
  ALTER TABLE "quotes_lines" ALTER COLUMN "kind" SET DEFAULT 'other'::"public"."enum_quotes_lines_kind";
  ALTER TABLE "quotes_lines" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_quotes_lines_kind" USING "kind"::"public"."enum_quotes_lines_kind";
  DROP INDEX "leads_person_idx";
  DROP INDEX "payload_locked_documents_rels_people_id_idx";
  DROP INDEX "payload_locked_documents_rels_people_merges_id_idx";
  ALTER TABLE "leads" DROP COLUMN "person_id";
  ALTER TABLE "quotes_lines" DROP COLUMN "is_option";
  ALTER TABLE "quotes" DROP COLUMN "taken_options";
  ALTER TABLE "quotes" DROP COLUMN "copied_from";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "people_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "people_merges_id";
  DROP TYPE "public"."enum_people_kind";`)
}
