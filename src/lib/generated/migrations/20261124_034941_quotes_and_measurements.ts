import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quotes_lines_kind" AS ENUM('panels', 'delivery', 'fitting', 'circuits', 'thermostats', 'warranty', 'maintenance', 'other');
  CREATE TYPE "public"."enum_quotes_state" AS ENUM('draft', 'pending', 'sent', 'accepted', 'declined', 'expired');
  CREATE TYPE "public"."enum_performance_metrics_page_class" AS ENUM('homepage', 'calculator', 'locations', 'contact', 'about', 'technical-specs', 'sales', 'blog', 'general');
  CREATE TYPE "public"."enum_performance_metrics_device" AS ENUM('phone', 'tablet', 'desktop');
  ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'quote-email';
  ALTER TYPE "public"."enum_performance_metrics_metric" ADD VALUE 'INP' BEFORE 'CLS';
  ALTER TYPE "public"."enum_performance_metrics_metric" ADD VALUE 'TTFB' BEFORE 'CLS';
  CREATE TABLE "blog_step_days" (
  	"post_id" integer NOT NULL,
  	"day" date NOT NULL,
  	"step" varchar(20) NOT NULL,
  	"readers" integer NOT NULL,
  	CONSTRAINT "blog_step_days_post_id_day_step_pk" PRIMARY KEY("post_id","day","step")
  );
  
  CREATE TABLE "quotes_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_quotes_lines_kind" DEFAULT 'other' NOT NULL,
  	"name" varchar NOT NULL,
  	"quantity" numeric DEFAULT 1 NOT NULL,
  	"each" numeric,
  	"detail" varchar
  );
  
  CREATE TABLE "quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message" varchar,
  	"asymmetry_k" numeric,
  	"protection_amps" numeric,
  	"cable_amps" numeric,
  	"state" "enum_quotes_state" DEFAULT 'draft' NOT NULL,
  	"valid_until" timestamp(3) with time zone NOT NULL,
  	"needs_review" varchar,
  	"override_reason" varchar,
  	"lead_id" integer NOT NULL,
  	"reference" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"terms_version" varchar NOT NULL,
  	"figures" jsonb NOT NULL,
  	"computed_lines" jsonb NOT NULL,
  	"previous_lines" jsonb,
  	"access_token_sha256" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "erasures" ADD COLUMN "quotes" numeric DEFAULT 0;
  ALTER TABLE "pages" ADD COLUMN "is_unlisted" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_is_unlisted" boolean DEFAULT false;
  ALTER TABLE "performance_metrics" ADD COLUMN "page_class" "enum_performance_metrics_page_class";
  ALTER TABLE "performance_metrics" ADD COLUMN "device" "enum_performance_metrics_device";
  ALTER TABLE "performance_metrics" ADD COLUMN "release" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quotes_id" integer;
  ALTER TABLE "quotes_lines" ADD CONSTRAINT "quotes_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "quotes_lines_order_idx" ON "quotes_lines" USING btree ("_order");
  CREATE INDEX "quotes_lines_parent_id_idx" ON "quotes_lines" USING btree ("_parent_id");
  CREATE INDEX "quotes_state_idx" ON "quotes" USING btree ("state");
  CREATE INDEX "quotes_lead_idx" ON "quotes" USING btree ("lead_id");
  CREATE UNIQUE INDEX "quotes_reference_idx" ON "quotes" USING btree ("reference");
  CREATE UNIQUE INDEX "quotes_access_token_sha256_idx" ON "quotes" USING btree ("access_token_sha256");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "performance_metrics_page_class_idx" ON "performance_metrics" USING btree ("page_class");
  CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blog_step_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quotes_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quotes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "blog_step_days" CASCADE;
  DROP TABLE "quotes_lines" CASCADE;
  DROP TABLE "quotes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quotes_fk";
  
  ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_channel";
  CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('crm', 'sales-email', 'customer-email');
  ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE "public"."enum_deliveries_channel" USING "channel"::"public"."enum_deliveries_channel";
  ALTER TABLE "performance_metrics" ALTER COLUMN "metric" SET DATA TYPE text;
  DROP TYPE "public"."enum_performance_metrics_metric";
  CREATE TYPE "public"."enum_performance_metrics_metric" AS ENUM('LCP', 'FID', 'CLS', 'PAGE_LOAD');
  ALTER TABLE "performance_metrics" ALTER COLUMN "metric" SET DATA TYPE "public"."enum_performance_metrics_metric" USING "metric"::"public"."enum_performance_metrics_metric";
  DROP INDEX "performance_metrics_page_class_idx";
  DROP INDEX "payload_locked_documents_rels_quotes_id_idx";
  ALTER TABLE "erasures" DROP COLUMN "quotes";
  ALTER TABLE "pages" DROP COLUMN "is_unlisted";
  ALTER TABLE "_pages_v" DROP COLUMN "version_is_unlisted";
  ALTER TABLE "performance_metrics" DROP COLUMN "page_class";
  ALTER TABLE "performance_metrics" DROP COLUMN "device";
  ALTER TABLE "performance_metrics" DROP COLUMN "release";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quotes_id";
  DROP TYPE "public"."enum_quotes_lines_kind";
  DROP TYPE "public"."enum_quotes_state";
  DROP TYPE "public"."enum_performance_metrics_page_class";
  DROP TYPE "public"."enum_performance_metrics_device";`)
}
