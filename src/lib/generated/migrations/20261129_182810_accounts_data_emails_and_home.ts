import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signed-in', 'sign-in-refused', 'signed-out', 'account-created', 'account-deleted', 'role-changed', 'password-changed', 'code-made', 'factor-added', 'factor-removed', 'data-exported', 'data-erased', 'settings-changed', 'price-changed', 'bank-changed');
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'staff-email' BEFORE 'quote-accepted';
  CREATE TABLE "account_codes" (
  	"code_hash" varchar(64) PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"purpose" varchar(20) NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL
  );
  
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
  
  CREATE TABLE "marketing_objections" (
  	"address_code" varchar(64) PRIMARY KEY NOT NULL,
  	"since" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "passkeys" (
  	"id" varchar(1400) PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"name" varchar(60) NOT NULL,
  	"public_key" varchar(4000) NOT NULL,
  	"host" varchar(255) NOT NULL,
  	"counter" bigint NOT NULL,
  	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"used_at" timestamp with time zone
  );
  
  CREATE TABLE "recovery_codes" (
  	"user_id" integer NOT NULL,
  	"code_hash" varchar(64) NOT NULL,
  	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
  );
  
  CREATE TABLE "read_mailboxes" (
  	"mailbox" text PRIMARY KEY NOT NULL,
  	"uid_validity" bigint NOT NULL,
  	"last_uid" bigint NOT NULL,
  	"reached_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"user_id" integer PRIMARY KEY NOT NULL,
  	"secret" varchar(200) NOT NULL,
  	"last_step" bigint NOT NULL,
  	"added_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "session_origins" (
  	"session_id" varchar(64) PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"address" varchar(60) NOT NULL,
  	"device" varchar(60) NOT NULL,
  	"is_new" boolean NOT NULL,
  	"opened_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "email_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_entries_action" NOT NULL,
  	"who_id" numeric,
  	"who" varchar,
  	"what" varchar,
  	"address" varchar,
  	"device" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_page_reasons_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_page_steps_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_home_page_v_version_reasons_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_steps_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "erasures" ADD COLUMN "receipt_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "email_templates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "data_receipts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_entries_id" integer;
  ALTER TABLE "home_page" ADD COLUMN "reasons_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "reasons_lede" varchar;
  ALTER TABLE "home_page" ADD COLUMN "before_after_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "before_after_lede" varchar;
  ALTER TABLE "home_page" ADD COLUMN "steps_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "steps_lede" varchar;
  ALTER TABLE "home_page" ADD COLUMN "rooms_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "rooms_lede" varchar;
  ALTER TABLE "home_page" ADD COLUMN "suits_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "suits_lede" varchar;
  ALTER TABLE "home_page" ADD COLUMN "suits_otherwise" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_reasons_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_reasons_lede" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_before_after_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_before_after_lede" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_steps_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_steps_lede" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_rooms_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_rooms_lede" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_suits_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_suits_lede" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_suits_otherwise" varchar;
  ALTER TABLE "home_page_reasons_points" ADD CONSTRAINT "home_page_reasons_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_steps_points" ADD CONSTRAINT "home_page_steps_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_reasons_points" ADD CONSTRAINT "_home_page_v_version_reasons_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_steps_points" ADD CONSTRAINT "_home_page_v_version_steps_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "account_codes_user_idx" ON "account_codes" USING btree ("user_id");
  CREATE INDEX "account_codes_expires_idx" ON "account_codes" USING btree ("expires_at");
  CREATE INDEX "data_links_requested_idx" ON "data_links" USING btree ("requested_at");
  CREATE INDEX "lead_emails_lead_idx" ON "lead_emails" USING btree ("lead_id");
  CREATE INDEX "lead_emails_updated_at_idx" ON "lead_emails" USING btree ("updated_at");
  CREATE INDEX "passkeys_user_idx" ON "passkeys" USING btree ("user_id");
  CREATE INDEX "session_origins_user_idx" ON "session_origins" USING btree ("user_id");
  CREATE INDEX "session_origins_opened_idx" ON "session_origins" USING btree ("opened_at");
  CREATE INDEX "email_templates_updated_at_idx" ON "email_templates" USING btree ("updated_at");
  CREATE INDEX "email_templates_created_at_idx" ON "email_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "data_receipts_reference_idx" ON "data_receipts" USING btree ("reference");
  CREATE INDEX "data_receipts_access_token_sha256_idx" ON "data_receipts" USING btree ("access_token_sha256");
  CREATE INDEX "data_receipts_updated_at_idx" ON "data_receipts" USING btree ("updated_at");
  CREATE INDEX "data_receipts_created_at_idx" ON "data_receipts" USING btree ("created_at");
  CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action");
  CREATE INDEX "audit_entries_who_id_idx" ON "audit_entries" USING btree ("who_id");
  CREATE INDEX "audit_entries_updated_at_idx" ON "audit_entries" USING btree ("updated_at");
  CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries" USING btree ("created_at");
  CREATE INDEX "home_page_reasons_points_order_idx" ON "home_page_reasons_points" USING btree ("_order");
  CREATE INDEX "home_page_reasons_points_parent_id_idx" ON "home_page_reasons_points" USING btree ("_parent_id");
  CREATE INDEX "home_page_steps_points_order_idx" ON "home_page_steps_points" USING btree ("_order");
  CREATE INDEX "home_page_steps_points_parent_id_idx" ON "home_page_steps_points" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_reasons_points_order_idx" ON "_home_page_v_version_reasons_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_reasons_points_parent_id_idx" ON "_home_page_v_version_reasons_points" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_steps_points_order_idx" ON "_home_page_v_version_steps_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_steps_points_parent_id_idx" ON "_home_page_v_version_steps_points" USING btree ("_parent_id");
  ALTER TABLE "erasures" ADD CONSTRAINT "erasures_receipt_id_data_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."data_receipts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_email_templates_fk" FOREIGN KEY ("email_templates_id") REFERENCES "public"."email_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_data_receipts_fk" FOREIGN KEY ("data_receipts_id") REFERENCES "public"."data_receipts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_entries_fk" FOREIGN KEY ("audit_entries_id") REFERENCES "public"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "erasures_receipt_idx" ON "erasures" USING btree ("receipt_id");
  CREATE INDEX "payload_locked_documents_rels_email_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("email_templates_id");
  CREATE INDEX "payload_locked_documents_rels_data_receipts_id_idx" ON "payload_locked_documents_rels" USING btree ("data_receipts_id");
  CREATE INDEX "payload_locked_documents_rels_audit_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_entries_id");
  -- The audit log can only be added to.
  CREATE FUNCTION "keep_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '12 months' THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'entries of the audit log cannot be changed';
  END $$;
  CREATE TRIGGER "keep_audit_entries" BEFORE UPDATE OR DELETE ON "audit_entries"
    FOR EACH ROW EXECUTE FUNCTION "keep_audit_entries"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "data_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_emails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "marketing_objections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "passkeys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recovery_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "read_mailboxes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "session_origins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "email_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "data_receipts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_reasons_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_steps_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_reasons_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_steps_points" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "account_codes" CASCADE;
  DROP TABLE "data_links" CASCADE;
  DROP TABLE "lead_emails" CASCADE;
  DROP TABLE "marketing_objections" CASCADE;
  DROP TABLE "passkeys" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  DROP TABLE "read_mailboxes" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "session_origins" CASCADE;
  DROP TABLE "email_templates" CASCADE;
  DROP TABLE "data_receipts" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  DROP FUNCTION "keep_audit_entries"();
  DROP TABLE "home_page_reasons_points" CASCADE;
  DROP TABLE "home_page_steps_points" CASCADE;
  DROP TABLE "_home_page_v_version_reasons_points" CASCADE;
  DROP TABLE "_home_page_v_version_steps_points" CASCADE;
  ALTER TABLE "erasures" DROP CONSTRAINT "erasures_receipt_id_data_receipts_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_email_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_data_receipts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_entries_fk";
  
  ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_channel";
  CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('crm', 'sales-email', 'customer-email', 'quote-email', 'quote-accepted', 'order-deposit-paid', 'order-paid', 'order-packed', 'order-dispatched', 'order-delivered', 'order-cancelled', 'order-refunded', 'order-made', 'order-fitted', 'order-part-refunded', 'order-payment-returned');
  ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE "public"."enum_deliveries_channel" USING "channel"::"public"."enum_deliveries_channel";
  DROP INDEX "erasures_receipt_idx";
  DROP INDEX "payload_locked_documents_rels_email_templates_id_idx";
  DROP INDEX "payload_locked_documents_rels_data_receipts_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_entries_id_idx";
  ALTER TABLE "erasures" DROP COLUMN "receipt_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "email_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "data_receipts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_entries_id";
  ALTER TABLE "home_page" DROP COLUMN "reasons_heading";
  ALTER TABLE "home_page" DROP COLUMN "reasons_lede";
  ALTER TABLE "home_page" DROP COLUMN "before_after_heading";
  ALTER TABLE "home_page" DROP COLUMN "before_after_lede";
  ALTER TABLE "home_page" DROP COLUMN "steps_heading";
  ALTER TABLE "home_page" DROP COLUMN "steps_lede";
  ALTER TABLE "home_page" DROP COLUMN "rooms_heading";
  ALTER TABLE "home_page" DROP COLUMN "rooms_lede";
  ALTER TABLE "home_page" DROP COLUMN "suits_heading";
  ALTER TABLE "home_page" DROP COLUMN "suits_lede";
  ALTER TABLE "home_page" DROP COLUMN "suits_otherwise";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_reasons_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_reasons_lede";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_before_after_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_before_after_lede";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_steps_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_steps_lede";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_rooms_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_rooms_lede";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_suits_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_suits_lede";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_suits_otherwise";
  DROP TYPE "public"."enum_audit_entries_action";`)
}
