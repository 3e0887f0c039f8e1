import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_state" AS ENUM('awaiting-payment', 'paid', 'packed', 'dispatched', 'delivered', 'cancelled', 'refunded');
  CREATE TYPE "public"."enum_orders_fitting" AS ENUM('own', 'quote');
  CREATE TYPE "public"."enum_stock_movements_reason" AS ENUM('order', 'correction', 'delivery', 'sync');
  CREATE TYPE "public"."enum_supplier_files_state" AS ENUM('checked', 'applied', 'undone', 'failed');
  ALTER TYPE "public"."enum_leads_kind" ADD VALUE 'order' BEFORE 'calculator';
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'order-paid';
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'order-packed';
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'order-dispatched';
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'order-delivered';
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'order-cancelled';
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'order-refunded';
  CREATE TABLE "orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_orders_state" DEFAULT 'awaiting-payment' NOT NULL,
  	"tracking_number" varchar,
  	"reference" varchar NOT NULL,
  	"pay_by" timestamp(3) with time zone NOT NULL,
  	"invoice_number" numeric,
  	"invoiced_at" timestamp(3) with time zone,
  	"credit_note_number" numeric,
  	"credited_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"customer_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"street" varchar NOT NULL,
  	"town" varchar NOT NULL,
  	"postcode" varchar NOT NULL,
  	"delivery_note" varchar,
  	"fitting" "enum_orders_fitting" NOT NULL,
  	"lines" jsonb NOT NULL,
  	"delivery_pence" numeric NOT NULL,
  	"total_pence" numeric NOT NULL,
  	"vat_pence" numeric NOT NULL,
  	"terms_version" varchar NOT NULL,
  	"ordered_at" timestamp(3) with time zone NOT NULL,
  	"access_token_sha256" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_movements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer NOT NULL,
  	"change" numeric NOT NULL,
  	"reason" "enum_stock_movements_reason" NOT NULL,
  	"reference" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer NOT NULL,
  	"before" numeric NOT NULL,
  	"after" numeric NOT NULL,
  	"changed_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "supplier_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_supplier_files_state" NOT NULL,
  	"decided_by" varchar,
  	"faults" jsonb,
  	"plan" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads_rels" ADD COLUMN "orders_id" integer;
  ALTER TABLE "products" ADD COLUMN "supplier_code" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "orders_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stock_movements_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "price_changes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "supplier_files_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "bank_account_name" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "bank_sort_code" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "bank_account_number" varchar;
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "orders_state_idx" ON "orders" USING btree ("state");
  CREATE UNIQUE INDEX "orders_reference_idx" ON "orders" USING btree ("reference");
  CREATE UNIQUE INDEX "orders_invoice_number_idx" ON "orders" USING btree ("invoice_number");
  CREATE UNIQUE INDEX "orders_credit_note_number_idx" ON "orders" USING btree ("credit_note_number");
  CREATE UNIQUE INDEX "orders_access_token_sha256_idx" ON "orders" USING btree ("access_token_sha256");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "stock_movements_product_idx" ON "stock_movements" USING btree ("product_id");
  CREATE INDEX "stock_movements_updated_at_idx" ON "stock_movements" USING btree ("updated_at");
  CREATE INDEX "stock_movements_created_at_idx" ON "stock_movements" USING btree ("created_at");
  CREATE INDEX "price_changes_product_idx" ON "price_changes" USING btree ("product_id");
  CREATE INDEX "price_changes_updated_at_idx" ON "price_changes" USING btree ("updated_at");
  CREATE INDEX "price_changes_created_at_idx" ON "price_changes" USING btree ("created_at");
  CREATE INDEX "supplier_files_state_idx" ON "supplier_files" USING btree ("state");
  CREATE INDEX "supplier_files_updated_at_idx" ON "supplier_files" USING btree ("updated_at");
  CREATE INDEX "supplier_files_created_at_idx" ON "supplier_files" USING btree ("created_at");
  ALTER TABLE "leads_rels" ADD CONSTRAINT "leads_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stock_movements_fk" FOREIGN KEY ("stock_movements_id") REFERENCES "public"."stock_movements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_changes_fk" FOREIGN KEY ("price_changes_id") REFERENCES "public"."price_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_supplier_files_fk" FOREIGN KEY ("supplier_files_id") REFERENCES "public"."supplier_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_rels_orders_id_idx" ON "leads_rels" USING btree ("orders_id");
  CREATE UNIQUE INDEX "products_supplier_code_idx" ON "products" USING btree ("supplier_code");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_stock_movements_id_idx" ON "payload_locked_documents_rels" USING btree ("stock_movements_id");
  CREATE INDEX "payload_locked_documents_rels_price_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("price_changes_id");
  CREATE INDEX "payload_locked_documents_rels_supplier_files_id_idx" ON "payload_locked_documents_rels" USING btree ("supplier_files_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stock_movements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "supplier_files" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "stock_movements" CASCADE;
  DROP TABLE "price_changes" CASCADE;
  DROP TABLE "supplier_files" CASCADE;
  ALTER TABLE "leads_rels" DROP CONSTRAINT "leads_rels_orders_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_orders_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stock_movements_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_price_changes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_supplier_files_fk";
  
  ALTER TABLE "leads" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_kind";
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('quote', 'contact', 'call-back', 'quote-request', 'datasheet', 'configuration', 'project-quote', 'calculator', 'distributor', 'installer', 'business');
  ALTER TABLE "leads" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_leads_kind" USING "kind"::"public"."enum_leads_kind";
  ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_channel";
  CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('crm', 'sales-email', 'customer-email', 'quote-email');
  ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE "public"."enum_deliveries_channel" USING "channel"::"public"."enum_deliveries_channel";
  DROP INDEX "leads_rels_orders_id_idx";
  DROP INDEX "products_supplier_code_idx";
  DROP INDEX "payload_locked_documents_rels_orders_id_idx";
  DROP INDEX "payload_locked_documents_rels_stock_movements_id_idx";
  DROP INDEX "payload_locked_documents_rels_price_changes_id_idx";
  DROP INDEX "payload_locked_documents_rels_supplier_files_id_idx";
  ALTER TABLE "leads_rels" DROP COLUMN "orders_id";
  ALTER TABLE "products" DROP COLUMN "supplier_code";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "orders_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stock_movements_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "price_changes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "supplier_files_id";
  ALTER TABLE "site_settings" DROP COLUMN "bank_account_name";
  ALTER TABLE "site_settings" DROP COLUMN "bank_sort_code";
  ALTER TABLE "site_settings" DROP COLUMN "bank_account_number";
  DROP TYPE "public"."enum_orders_state";
  DROP TYPE "public"."enum_orders_fitting";
  DROP TYPE "public"."enum_stock_movements_reason";
  DROP TYPE "public"."enum_supplier_files_state";`)
}
