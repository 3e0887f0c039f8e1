import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_lost_reason" AS ENUM('declined', 'cancelled', 'refunded', 'price', 'another-supplier', 'not-suitable', 'not-now', 'no-reply', 'other', 'not-recorded');
  CREATE TYPE "public"."enum_lead_events_contact" AS ENUM('spoke', 'voicemail', 'emailed', 'no-answer', 'wrong-number');
  ALTER TYPE "public"."enum_leads_status" ADD VALUE 'waiting' BEFORE 'quoted';
  CREATE TABLE "lead_tasks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"what" varchar NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"assignee_id" integer,
  	"done_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "lost_reason" "enum_leads_lost_reason";
  ALTER TABLE "lead_events" ADD COLUMN "contact" "enum_lead_events_contact";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_tasks_id" integer;
  ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lead_tasks_lead_idx" ON "lead_tasks" USING btree ("lead_id");
  CREATE INDEX "lead_tasks_due_at_idx" ON "lead_tasks" USING btree ("due_at");
  CREATE INDEX "lead_tasks_assignee_idx" ON "lead_tasks" USING btree ("assignee_id");
  CREATE INDEX "lead_tasks_done_at_idx" ON "lead_tasks" USING btree ("done_at");
  CREATE INDEX "lead_tasks_updated_at_idx" ON "lead_tasks" USING btree ("updated_at");
  CREATE INDEX "lead_tasks_created_at_idx" ON "lead_tasks" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_tasks_fk" FOREIGN KEY ("lead_tasks_id") REFERENCES "public"."lead_tasks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_lead_tasks_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_tasks_id");
  -- By hand: what has happened to the leads that exist already.
  UPDATE "leads" l SET "status" = 'quoted', "answered_at" = coalesce(l."answered_at", q."updated_at")
    FROM "quotes" q WHERE q."lead_id" = l."id" AND q."state" = 'sent' AND l."status" IN ('new', 'contacted');
  UPDATE "leads" l SET "status" = 'lost', "lost_reason" = 'declined'
    FROM "quotes" q WHERE q."lead_id" = l."id" AND q."state" = 'declined' AND l."status" IN ('new', 'contacted', 'quoted')
      AND q."version" = (SELECT max(newest."version") FROM "quotes" newest WHERE newest."lead_id" = l."id");
  UPDATE "leads" l SET "status" = 'won', "lost_reason" = NULL
    FROM "quotes" q WHERE q."lead_id" = l."id" AND q."state" = 'accepted' AND l."status" IN ('new', 'contacted', 'quoted', 'lost');
  UPDATE "leads" l SET "status" = 'won', "lost_reason" = NULL
    FROM "orders" o WHERE o."reference" = l."reference" AND o."state" IN ('paid', 'packed', 'dispatched', 'delivered')
      AND l."status" IN ('new', 'contacted', 'quoted');
  UPDATE "leads" l SET "status" = 'lost', "lost_reason" = o."state"::text::"enum_leads_lost_reason"
    FROM "orders" o WHERE o."reference" = l."reference" AND o."state" IN ('cancelled', 'refunded')
      AND l."status" IN ('new', 'contacted', 'quoted', 'won');
  UPDATE "leads" SET "lost_reason" = 'not-recorded' WHERE "status" = 'lost' AND "lost_reason" IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_tasks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lead_tasks" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_tasks_fk";
  
  UPDATE "leads" SET "status" = 'contacted' WHERE "status" = 'waiting'; -- by hand
  ALTER TABLE "leads" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "leads" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_leads_status";
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'contacted', 'quoted', 'won', 'lost', 'spam', 'duplicate', 'withdrawn');
  ALTER TABLE "leads" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_leads_status";
  ALTER TABLE "leads" ALTER COLUMN "status" SET DATA TYPE "public"."enum_leads_status" USING "status"::"public"."enum_leads_status";
  DROP INDEX "payload_locked_documents_rels_lead_tasks_id_idx";
  ALTER TABLE "leads" DROP COLUMN "lost_reason";
  ALTER TABLE "lead_events" DROP COLUMN "contact";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_tasks_id";
  DROP TYPE "public"."enum_leads_lost_reason";
  DROP TYPE "public"."enum_lead_events_contact";`)
}
