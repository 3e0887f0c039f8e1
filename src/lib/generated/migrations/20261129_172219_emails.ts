import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'staff-email' BEFORE 'quote-accepted';
  CREATE TABLE "lead_emails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer,
  	"state" text NOT NULL,
  	"key" text NOT NULL,
  	"message_id" text,
  	"in_reply_to" text,
  	"from_name" text,
  	"from_address" text,
  	"subject" text NOT NULL,
  	"text" text NOT NULL,
  	"not_kept" text,
  	"override_reason" text,
  	"author_id" integer,
  	"author_name" text,
  	"raw" "bytea",
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "lead_emails_key_unique" UNIQUE("key")
  );
  
  CREATE TABLE "read_mailboxes" (
  	"mailbox" text PRIMARY KEY NOT NULL,
  	"uid_validity" bigint NOT NULL,
  	"last_uid" bigint NOT NULL,
  	"reached_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "email_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "email_templates_id" integer;
  CREATE INDEX "lead_emails_lead_idx" ON "lead_emails" USING btree ("lead_id");
  CREATE INDEX "lead_emails_updated_at_idx" ON "lead_emails" USING btree ("updated_at");
  CREATE INDEX "email_templates_updated_at_idx" ON "email_templates" USING btree ("updated_at");
  CREATE INDEX "email_templates_created_at_idx" ON "email_templates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_email_templates_fk" FOREIGN KEY ("email_templates_id") REFERENCES "public"."email_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_email_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("email_templates_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_emails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "read_mailboxes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "email_templates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lead_emails" CASCADE;
  DROP TABLE "read_mailboxes" CASCADE;
  DROP TABLE "email_templates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_email_templates_fk";
  
  ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_channel";
  CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('crm', 'sales-email', 'customer-email', 'quote-email', 'quote-accepted', 'order-deposit-paid', 'order-paid', 'order-packed', 'order-dispatched', 'order-delivered', 'order-cancelled', 'order-refunded', 'order-made', 'order-fitted', 'order-part-refunded', 'order-payment-returned');
  ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE "public"."enum_deliveries_channel" USING "channel"::"public"."enum_deliveries_channel";
  DROP INDEX "payload_locked_documents_rels_email_templates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "email_templates_id";`)
}
