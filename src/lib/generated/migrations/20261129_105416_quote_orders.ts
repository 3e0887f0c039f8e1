import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payments_part" AS ENUM('whole', 'deposit', 'balance');
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'quote-accepted' BEFORE 'order-paid';
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'order-deposit-paid' BEFORE 'order-paid';
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'order-made' BEFORE 'order-part-refunded';
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'order-fitted' BEFORE 'order-part-refunded';
  ALTER TYPE "public"."enum_quotes_lines_kind" ADD VALUE 'discount' BEFORE 'other';
  ALTER TYPE "public"."enum_orders_state" ADD VALUE 'deposit-paid' BEFORE 'paid';
  ALTER TYPE "public"."enum_orders_fitting" ADD VALUE 'included';
  CREATE TABLE "warranties" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer,
  	"fitted_on" timestamp(3) with time zone NOT NULL,
  	"installer" varchar NOT NULL,
  	"certificate_number" varchar NOT NULL,
  	"years" numeric DEFAULT 10 NOT NULL,
  	"early_request" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "quotes_lines" ADD COLUMN "percent" numeric;
  ALTER TABLE "quotes_lines" ADD COLUMN "product_id" integer;
  ALTER TABLE "quotes" ADD COLUMN "deposit_percent" numeric;
  ALTER TABLE "quotes" ADD COLUMN "early_fitting_asked_at" timestamp(3) with time zone;
  ALTER TABLE "quotes" ADD COLUMN "early_fitting_wording" varchar;
  ALTER TABLE "quotes" ADD COLUMN "street" varchar;
  ALTER TABLE "quotes" ADD COLUMN "town" varchar;
  ALTER TABLE "quotes" ADD COLUMN "postcode" varchar;
  ALTER TABLE "orders" ADD COLUMN "quote_id" integer;
  ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "deposit_pence" numeric;
  ALTER TABLE "payments" ADD COLUMN "part" "enum_payments_part" DEFAULT 'whole' NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "warranties_id" integer;
  ALTER TABLE "retention" ADD COLUMN "warranties" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "warranties" ADD CONSTRAINT "warranties_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "warranties_order_idx" ON "warranties" USING btree ("order_id");
  CREATE INDEX "warranties_updated_at_idx" ON "warranties" USING btree ("updated_at");
  CREATE INDEX "warranties_created_at_idx" ON "warranties" USING btree ("created_at");
  ALTER TABLE "quotes_lines" ADD CONSTRAINT "quotes_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_warranties_fk" FOREIGN KEY ("warranties_id") REFERENCES "public"."warranties"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quotes_lines_product_idx" ON "quotes_lines" USING btree ("product_id");
  CREATE UNIQUE INDEX "orders_quote_idx" ON "orders" USING btree ("quote_id");
  CREATE INDEX "payload_locked_documents_rels_warranties_id_idx" ON "payload_locked_documents_rels" USING btree ("warranties_id");`)
  // An order with a deposit keeps two payments, one for each part.
  await db.execute(sql`DROP INDEX "payments_kept_once_idx"`)
  await db.execute(sql`CREATE UNIQUE INDEX "payments_kept_once_idx" ON "payments" ("order_id", "part") WHERE "state" = 'kept'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "payments_kept_once_idx"`)
  await db.execute(sql`CREATE UNIQUE INDEX "payments_kept_once_idx" ON "payments" ("order_id") WHERE "state" = 'kept'`)
  await db.execute(sql`
   ALTER TABLE "warranties" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "warranties" CASCADE;
  ALTER TABLE "quotes_lines" DROP CONSTRAINT "quotes_lines_product_id_products_id_fk";
  
  ALTER TABLE "orders" DROP CONSTRAINT "orders_quote_id_quotes_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_warranties_fk";
  
  ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_channel";
  CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('crm', 'sales-email', 'customer-email', 'quote-email', 'order-paid', 'order-packed', 'order-dispatched', 'order-delivered', 'order-cancelled', 'order-refunded', 'order-part-refunded', 'order-payment-returned');
  ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE "public"."enum_deliveries_channel" USING "channel"::"public"."enum_deliveries_channel";
  ALTER TABLE "quotes_lines" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "quotes_lines" ALTER COLUMN "kind" SET DEFAULT 'other'::text;
  DROP TYPE "public"."enum_quotes_lines_kind";
  CREATE TYPE "public"."enum_quotes_lines_kind" AS ENUM('panels', 'delivery', 'fitting', 'circuits', 'thermostats', 'warranty', 'maintenance', 'other');
  ALTER TABLE "quotes_lines" ALTER COLUMN "kind" SET DEFAULT 'other'::"public"."enum_quotes_lines_kind";
  ALTER TABLE "quotes_lines" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_quotes_lines_kind" USING "kind"::"public"."enum_quotes_lines_kind";
  ALTER TABLE "orders" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "orders" ALTER COLUMN "state" SET DEFAULT 'awaiting-payment'::text;
  DROP TYPE "public"."enum_orders_state";
  CREATE TYPE "public"."enum_orders_state" AS ENUM('awaiting-payment', 'paid', 'packed', 'dispatched', 'delivered', 'cancelled', 'refunded');
  ALTER TABLE "orders" ALTER COLUMN "state" SET DEFAULT 'awaiting-payment'::"public"."enum_orders_state";
  ALTER TABLE "orders" ALTER COLUMN "state" SET DATA TYPE "public"."enum_orders_state" USING "state"::"public"."enum_orders_state";
  ALTER TABLE "orders" ALTER COLUMN "fitting" SET DATA TYPE text;
  DROP TYPE "public"."enum_orders_fitting";
  CREATE TYPE "public"."enum_orders_fitting" AS ENUM('own', 'quote');
  ALTER TABLE "orders" ALTER COLUMN "fitting" SET DATA TYPE "public"."enum_orders_fitting" USING "fitting"::"public"."enum_orders_fitting";
  DROP INDEX "quotes_lines_product_idx";
  DROP INDEX "orders_quote_idx";
  DROP INDEX "payload_locked_documents_rels_warranties_id_idx";
  ALTER TABLE "quotes_lines" DROP COLUMN "percent";
  ALTER TABLE "quotes_lines" DROP COLUMN "product_id";
  ALTER TABLE "quotes" DROP COLUMN "deposit_percent";
  ALTER TABLE "quotes" DROP COLUMN "early_fitting_asked_at";
  ALTER TABLE "quotes" DROP COLUMN "early_fitting_wording";
  ALTER TABLE "quotes" DROP COLUMN "street";
  ALTER TABLE "quotes" DROP COLUMN "town";
  ALTER TABLE "quotes" DROP COLUMN "postcode";
  ALTER TABLE "orders" DROP COLUMN "quote_id";
  ALTER TABLE "orders" DROP COLUMN "cancelled_at";
  ALTER TABLE "orders" DROP COLUMN "deposit_pence";
  ALTER TABLE "payments" DROP COLUMN "part";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "warranties_id";
  ALTER TABLE "retention" DROP COLUMN "warranties";
  DROP TYPE "public"."enum_payments_part";`)
}
