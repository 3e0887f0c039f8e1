import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reviews_withholding_reason" AS ENUM('unlawful', 'personal', 'not-purchase', 'rights');
  CREATE TYPE "public"."enum_reviews_state" AS ENUM('invited', 'declined', 'waiting', 'published', 'withheld', 'withdrawn');
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'review-invitation';
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'review-withheld';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'review-published';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'withholding-asked';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'withholding-confirmed';
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stars" numeric,
  	"text" varchar,
  	"name" varchar,
  	"withholding_reason" "enum_reviews_withholding_reason",
  	"withholding_note" varchar,
  	"state" "enum_reviews_state" DEFAULT 'invited' NOT NULL,
  	"reference" varchar NOT NULL,
  	"order_id" integer,
  	"invited_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"asked_by_id" integer,
  	"decided_by_id" integer,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "show_reviews" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_show_reviews" boolean DEFAULT false;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reviews_stars_idx" ON "reviews" USING btree ("stars");
  CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state");
  CREATE INDEX "reviews_reference_idx" ON "reviews" USING btree ("reference");
  CREATE UNIQUE INDEX "reviews_order_idx" ON "reviews" USING btree ("order_id");
  CREATE INDEX "reviews_sent_at_idx" ON "reviews" USING btree ("sent_at");
  CREATE INDEX "reviews_asked_by_idx" ON "reviews" USING btree ("asked_by_id");
  CREATE INDEX "reviews_decided_by_idx" ON "reviews" USING btree ("decided_by_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reviews" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reviews_fk";
  
  ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_channel";
  CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('crm', 'sales-email', 'customer-email', 'quote-email', 'staff-email', 'quote-accepted', 'order-deposit-paid', 'order-paid', 'order-packed', 'order-dispatched', 'order-delivered', 'order-cancelled', 'order-refunded', 'order-made', 'order-fitted', 'order-part-refunded', 'order-payment-returned');
  ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE "public"."enum_deliveries_channel" USING "channel"::"public"."enum_deliveries_channel";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signed-in', 'sign-in-refused', 'signed-out', 'account-created', 'account-deleted', 'role-changed', 'password-changed', 'code-made', 'factor-added', 'factor-removed', 'data-exported', 'data-erased', 'settings-changed', 'price-changed', 'bank-changed', 'service-tested', 'proof-asked', 'proof-confirmed');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  DROP INDEX "payload_locked_documents_rels_reviews_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  ALTER TABLE "site_settings" DROP COLUMN "show_reviews";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_show_reviews";
  DROP TYPE "public"."enum_reviews_withholding_reason";
  DROP TYPE "public"."enum_reviews_state";`)
}
