import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

import { moveLeadNotes } from '@/lib/platform/move-lead-notes'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_erasures_crm" AS ENUM('nothing-there', 'waiting', 'contact-deleted', 'note-deleted', 'check-by-hand');
  ALTER TYPE "public"."enum_leads_status" ADD VALUE 'spam';
  ALTER TYPE "public"."enum_leads_status" ADD VALUE 'duplicate';
  CREATE TABLE "lead_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"text" varchar,
  	"subject" varchar,
  	"from" varchar,
  	"to" varchar,
  	"author_id" integer,
  	"author_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" numeric NOT NULL,
  	"erased_by_id" integer,
  	"erased_by_name" varchar,
  	"enquiries" numeric NOT NULL,
  	"deliveries" numeric NOT NULL,
  	"timeline_entries" numeric NOT NULL,
  	"saved_mails" numeric NOT NULL,
  	"crm" "enum_erasures_crm" NOT NULL,
  	"crm_deleted_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"attempts" numeric DEFAULT 0,
  	"next_attempt_at" timestamp(3) with time zone,
  	"crm_contact_id" varchar,
  	"reference" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "duplicate_of_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "erasures_id" integer;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "erasures" ADD CONSTRAINT "erasures_erased_by_id_users_id_fk" FOREIGN KEY ("erased_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lead_events_lead_idx" ON "lead_events" USING btree ("lead_id");
  CREATE INDEX "lead_events_author_idx" ON "lead_events" USING btree ("author_id");
  CREATE INDEX "lead_events_updated_at_idx" ON "lead_events" USING btree ("updated_at");
  CREATE INDEX "lead_events_created_at_idx" ON "lead_events" USING btree ("created_at");
  CREATE INDEX "erasures_lead_id_idx" ON "erasures" USING btree ("lead_id");
  CREATE INDEX "erasures_erased_by_idx" ON "erasures" USING btree ("erased_by_id");
  CREATE INDEX "erasures_crm_idx" ON "erasures" USING btree ("crm");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  CREATE INDEX "crm_nextAttemptAt_idx" ON "erasures" USING btree ("crm","next_attempt_at");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_duplicate_of_id_leads_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_events_fk" FOREIGN KEY ("lead_events_id") REFERENCES "public"."lead_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_erasures_fk" FOREIGN KEY ("erasures_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_duplicate_of_idx" ON "leads" USING btree ("duplicate_of_id");
  CREATE INDEX "payload_locked_documents_rels_lead_events_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_events_id");
  CREATE INDEX "payload_locked_documents_rels_erasures_id_idx" ON "payload_locked_documents_rels" USING btree ("erasures_id");`)
  await moveLeadNotes({ db })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lead_events" CASCADE;
  DROP TABLE "erasures" CASCADE;
  ALTER TABLE "leads" DROP CONSTRAINT "leads_duplicate_of_id_leads_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_erasures_fk";
  
  ALTER TABLE "leads" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "leads" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_leads_status";
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'contacted', 'quoted', 'won', 'lost');
  ALTER TABLE "leads" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_leads_status";
  ALTER TABLE "leads" ALTER COLUMN "status" SET DATA TYPE "public"."enum_leads_status" USING "status"::"public"."enum_leads_status";
  DROP INDEX "leads_duplicate_of_idx";
  DROP INDEX "payload_locked_documents_rels_lead_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_erasures_id_idx";
  ALTER TABLE "leads" DROP COLUMN "duplicate_of_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "erasures_id";
  DROP TYPE "public"."enum_erasures_crm";`)
}
