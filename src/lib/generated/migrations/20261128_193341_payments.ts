import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

import { movePayments } from '@/lib/platform/move-payments'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payments_method" AS ENUM('card', 'transfer');
  CREATE TYPE "public"."enum_payments_state" AS ENUM('kept', 'surplus');
  CREATE TYPE "public"."enum_refunds_state" AS ENUM('waiting', 'made', 'failed');
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'order-part-refunded';
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'order-payment-returned';
  CREATE TABLE "card_sessions" (
  	"reference" varchar(30) PRIMARY KEY NOT NULL,
  	"attempt" integer DEFAULT 1 NOT NULL,
  	"session_id" text,
  	"open_until" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "payment_differences" (
  	"key" varchar(200) PRIMARY KEY NOT NULL,
  	"text" varchar(300) NOT NULL,
  	"found_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_events" (
  	"id" text PRIMARY KEY NOT NULL,
  	"kind" varchar(20) NOT NULL,
  	"about" text NOT NULL,
  	"handled_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"order_id" integer,
  	"method" "enum_payments_method" NOT NULL,
  	"state" "enum_payments_state" NOT NULL,
  	"amount_pence" numeric DEFAULT 0 NOT NULL,
  	"currency" varchar DEFAULT 'gbp' NOT NULL,
  	"refunded_pence" numeric DEFAULT 0 NOT NULL,
  	"provider_id" varchar,
  	"recorded_by" varchar,
  	"dispute" varchar,
  	"disputed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "refunds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"payment_id" integer NOT NULL,
  	"amount_pence" numeric DEFAULT 0 NOT NULL,
  	"reason" varchar NOT NULL,
  	"state" "enum_refunds_state" NOT NULL,
  	"credit_note_number" numeric,
  	"requested_by" varchar,
  	"provider_id" varchar,
  	"last_error" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"request_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "lapsed_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "refunds_id" integer;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payments_reference_idx" ON "payments" USING btree ("reference");
  CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");
  CREATE INDEX "payments_state_idx" ON "payments" USING btree ("state");
  CREATE UNIQUE INDEX "payments_provider_id_idx" ON "payments" USING btree ("provider_id");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id");
  CREATE INDEX "refunds_state_idx" ON "refunds" USING btree ("state");
  CREATE UNIQUE INDEX "refunds_credit_note_number_idx" ON "refunds" USING btree ("credit_note_number");
  CREATE UNIQUE INDEX "refunds_provider_id_idx" ON "refunds" USING btree ("provider_id");
  CREATE INDEX "refunds_next_attempt_at_idx" ON "refunds" USING btree ("next_attempt_at");
  CREATE UNIQUE INDEX "refunds_request_key_idx" ON "refunds" USING btree ("request_key");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refunds_fk" FOREIGN KEY ("refunds_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_payments_id_idx" ON "payload_locked_documents_rels" USING btree ("payments_id");
  CREATE INDEX "payload_locked_documents_rels_refunds_id_idx" ON "payload_locked_documents_rels" USING btree ("refunds_id");`)
  await movePayments({ db })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "card_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payment_differences" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payment_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "refunds" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "card_sessions" CASCADE;
  DROP TABLE "payment_differences" CASCADE;
  DROP TABLE "payment_events" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "refunds" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_refunds_fk";
  
  ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_channel";
  CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('crm', 'sales-email', 'customer-email', 'quote-email', 'order-paid', 'order-packed', 'order-dispatched', 'order-delivered', 'order-cancelled', 'order-refunded');
  ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE "public"."enum_deliveries_channel" USING "channel"::"public"."enum_deliveries_channel";
  DROP INDEX "payload_locked_documents_rels_payments_id_idx";
  DROP INDEX "payload_locked_documents_rels_refunds_id_idx";
  ALTER TABLE "orders" DROP COLUMN "lapsed_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "refunds_id";
  DROP TYPE "public"."enum_payments_method";
  DROP TYPE "public"."enum_payments_state";
  DROP TYPE "public"."enum_refunds_state";`)
}
