import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "data_links" (
  	"reference" varchar(36) PRIMARY KEY NOT NULL,
  	"link_sha256" varchar(64) NOT NULL,
  	"session_sha256" varchar(64),
  	"email" varchar(254) NOT NULL,
  	"requested_at" timestamp with time zone NOT NULL,
  	"attempts" integer NOT NULL,
  	"next_attempt_at" timestamp with time zone,
  	"tried_at" timestamp with time zone,
  	"sent_at" timestamp with time zone,
  	"opened_at" timestamp with time zone,
  	CONSTRAINT "data_links_link_sha256_unique" UNIQUE("link_sha256"),
  	CONSTRAINT "data_links_session_sha256_unique" UNIQUE("session_sha256")
  );
  
  CREATE TABLE "marketing_objections" (
  	"address_code" varchar(64) PRIMARY KEY NOT NULL,
  	"since" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "data_receipts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"by_name" varchar NOT NULL,
  	"records_erased" numeric NOT NULL,
  	"records_kept" numeric NOT NULL,
  	"lead_references" varchar,
  	"mailboxes_cleared_at" timestamp(3) with time zone,
  	"mailboxes_cleared_by" varchar,
  	"details" jsonb,
  	"access_token_sha256" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "erasures" ADD COLUMN "receipt_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "data_receipts_id" integer;
  CREATE INDEX "data_links_requested_idx" ON "data_links" USING btree ("requested_at");
  CREATE UNIQUE INDEX "data_receipts_reference_idx" ON "data_receipts" USING btree ("reference");
  CREATE INDEX "data_receipts_access_token_sha256_idx" ON "data_receipts" USING btree ("access_token_sha256");
  CREATE INDEX "data_receipts_updated_at_idx" ON "data_receipts" USING btree ("updated_at");
  CREATE INDEX "data_receipts_created_at_idx" ON "data_receipts" USING btree ("created_at");
  ALTER TABLE "erasures" ADD CONSTRAINT "erasures_receipt_id_data_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."data_receipts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_data_receipts_fk" FOREIGN KEY ("data_receipts_id") REFERENCES "public"."data_receipts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "erasures_receipt_idx" ON "erasures" USING btree ("receipt_id");
  CREATE INDEX "payload_locked_documents_rels_data_receipts_id_idx" ON "payload_locked_documents_rels" USING btree ("data_receipts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "data_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "marketing_objections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "data_receipts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "data_links" CASCADE;
  DROP TABLE "marketing_objections" CASCADE;
  DROP TABLE "data_receipts" CASCADE;
  ALTER TABLE "erasures" DROP CONSTRAINT "erasures_receipt_id_data_receipts_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_data_receipts_fk";
  
  DROP INDEX "erasures_receipt_idx";
  DROP INDEX "payload_locked_documents_rels_data_receipts_id_idx";
  ALTER TABLE "erasures" DROP COLUMN "receipt_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "data_receipts_id";`)
}
