import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_partner_applications_kind" AS ENUM('distributor', 'installer', 'business');
  CREATE TYPE "public"."enum_tariffs_region" AS ENUM('GB', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P');
  CREATE TYPE "public"."enum_tariffs_confidence" AS ENUM('verified', 'well-known', 'computed', 'assumed');
  CREATE TYPE "public"."enum__tariffs_v_version_region" AS ENUM('GB', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P');
  CREATE TYPE "public"."enum__tariffs_v_version_confidence" AS ENUM('verified', 'well-known', 'computed', 'assumed');
  CREATE TYPE "public"."enum_assumptions_key" AS ENUM('price.economy-7-night', 'price.economy-7-day', 'share.storage-at-night', 'share.panels-at-night', 'price.oil', 'price.lpg', 'efficiency.gas-old', 'efficiency.gas-new', 'efficiency.oil', 'efficiency.lpg', 'efficiency.heat-pump', 'efficiency.direct', 'use.all-day.whole-home', 'use.all-day.room-heaters', 'use.all-day.infrared', 'use.mornings-and-evenings.whole-home', 'use.mornings-and-evenings.room-heaters', 'use.mornings-and-evenings.infrared', 'use.a-few-rooms.whole-home', 'use.a-few-rooms.room-heaters', 'use.a-few-rooms.infrared', 'use.storage', 'solar.share-of-heating', 'order.delivery', 'order.installation', 'money.growth-of-prices', 'money.discount', 'grant.heat-pump', 'carbon.desnz-2025.electricity', 'carbon.desnz-2025.gas', 'carbon.desnz-2025.oil', 'carbon.desnz-2025.lpg', 'carbon.desnz-2026.electricity', 'carbon.desnz-2026.gas', 'carbon.desnz-2026.oil', 'carbon.desnz-2026.lpg', 'carbon.sap-10.2.electricity', 'carbon.sap-10.2.gas', 'carbon.sap-10.2.oil', 'carbon.sap-10.2.lpg', 'carbon.sap-10.3.electricity', 'carbon.sap-10.3.gas', 'carbon.sap-10.3.oil', 'carbon.sap-10.3.lpg');
  CREATE TYPE "public"."enum_assumptions_confidence" AS ENUM('verified', 'well-known', 'computed', 'assumed');
  CREATE TYPE "public"."enum__assumptions_v_version_key" AS ENUM('price.economy-7-night', 'price.economy-7-day', 'share.storage-at-night', 'share.panels-at-night', 'price.oil', 'price.lpg', 'efficiency.gas-old', 'efficiency.gas-new', 'efficiency.oil', 'efficiency.lpg', 'efficiency.heat-pump', 'efficiency.direct', 'use.all-day.whole-home', 'use.all-day.room-heaters', 'use.all-day.infrared', 'use.mornings-and-evenings.whole-home', 'use.mornings-and-evenings.room-heaters', 'use.mornings-and-evenings.infrared', 'use.a-few-rooms.whole-home', 'use.a-few-rooms.room-heaters', 'use.a-few-rooms.infrared', 'use.storage', 'solar.share-of-heating', 'order.delivery', 'order.installation', 'money.growth-of-prices', 'money.discount', 'grant.heat-pump', 'carbon.desnz-2025.electricity', 'carbon.desnz-2025.gas', 'carbon.desnz-2025.oil', 'carbon.desnz-2025.lpg', 'carbon.desnz-2026.electricity', 'carbon.desnz-2026.gas', 'carbon.desnz-2026.oil', 'carbon.desnz-2026.lpg', 'carbon.sap-10.2.electricity', 'carbon.sap-10.2.gas', 'carbon.sap-10.2.oil', 'carbon.sap-10.2.lpg', 'carbon.sap-10.3.electricity', 'carbon.sap-10.3.gas', 'carbon.sap-10.3.oil', 'carbon.sap-10.3.lpg');
  CREATE TYPE "public"."enum__assumptions_v_version_confidence" AS ENUM('verified', 'well-known', 'computed', 'assumed');
  CREATE TYPE "public"."enum_claim_settings_mode" AS ENUM('faithful', 'strict');
  CREATE TABLE "page_checks" (
  	"path" varchar(500) PRIMARY KEY NOT NULL,
  	"due_at" timestamp with time zone,
  	"edition_at" timestamp with time zone,
  	"checked_at" timestamp with time zone,
  	"is_live" boolean,
  	"status_code" integer,
  	"problem" text,
  	"words" integer,
  	"claims" integer,
  	"broken_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"outside_links" jsonb DEFAULT '[]'::jsonb NOT NULL
  );
  
  CREATE TABLE "partner_applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_partner_applications_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"company" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"area" varchar NOT NULL,
  	"trade" varchar,
  	"experience" varchar,
  	"scheme" varchar,
  	"registration" varchar,
  	"budget" varchar,
  	"message" varchar,
  	"marketing_consent" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tariffs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"period" varchar NOT NULL,
  	"region" "enum_tariffs_region" DEFAULT 'GB' NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"valid_to" timestamp(3) with time zone NOT NULL,
  	"electricity_pence_per_kwh" numeric NOT NULL,
  	"electricity_pence_per_day" numeric NOT NULL,
  	"gas_pence_per_kwh" numeric,
  	"gas_pence_per_day" numeric,
  	"vat" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"url" varchar,
  	"read" timestamp(3) with time zone NOT NULL,
  	"confidence" "enum_tariffs_confidence" NOT NULL,
  	"owner" varchar NOT NULL,
  	"next_review" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_tariffs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_period" varchar NOT NULL,
  	"version_region" "enum__tariffs_v_version_region" DEFAULT 'GB' NOT NULL,
  	"version_valid_from" timestamp(3) with time zone NOT NULL,
  	"version_valid_to" timestamp(3) with time zone NOT NULL,
  	"version_electricity_pence_per_kwh" numeric NOT NULL,
  	"version_electricity_pence_per_day" numeric NOT NULL,
  	"version_gas_pence_per_kwh" numeric,
  	"version_gas_pence_per_day" numeric,
  	"version_vat" varchar NOT NULL,
  	"version_source" varchar NOT NULL,
  	"version_url" varchar,
  	"version_read" timestamp(3) with time zone NOT NULL,
  	"version_confidence" "enum__tariffs_v_version_confidence" NOT NULL,
  	"version_owner" varchar NOT NULL,
  	"version_next_review" timestamp(3) with time zone NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "assumptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_assumptions_key" NOT NULL,
  	"value" numeric NOT NULL,
  	"low" numeric,
  	"high" numeric,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"valid_to" timestamp(3) with time zone,
  	"source" varchar NOT NULL,
  	"url" varchar,
  	"read" timestamp(3) with time zone NOT NULL,
  	"confidence" "enum_assumptions_confidence" NOT NULL,
  	"owner" varchar NOT NULL,
  	"next_review" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_assumptions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "enum__assumptions_v_version_key" NOT NULL,
  	"version_value" numeric NOT NULL,
  	"version_low" numeric,
  	"version_high" numeric,
  	"version_valid_from" timestamp(3) with time zone NOT NULL,
  	"version_valid_to" timestamp(3) with time zone,
  	"version_source" varchar NOT NULL,
  	"version_url" varchar,
  	"version_read" timestamp(3) with time zone NOT NULL,
  	"version_confidence" "enum__assumptions_v_version_confidence" NOT NULL,
  	"version_owner" varchar NOT NULL,
  	"version_next_review" timestamp(3) with time zone NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_calculator_frames" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"origin" varchar NOT NULL
  );
  
  CREATE TABLE "claim_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mode" "enum_claim_settings_mode" DEFAULT 'faithful' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  DROP INDEX "calculator_usage_session_id_idx";
  ALTER TABLE "calculator_usage" ALTER COLUMN "rooms" DROP NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "partners_distributor_lede" SET DEFAULT 'You hold stock and sell to the trade around you. The terms stand in the agreement.';
  ALTER TABLE "sales_page" ALTER COLUMN "partners_installer_lede" SET DEFAULT 'You fit what we sell near you. What you get for a job stands in the order before you accept it.';
  ALTER TABLE "leads_rels" ADD COLUMN "partner_applications_id" integer;
  ALTER TABLE "calculator_usage" ADD COLUMN "built" varchar;
  ALTER TABLE "calculator_usage" ADD COLUMN "occupancy" varchar;
  ALTER TABLE "calculator_usage" ADD COLUMN "answered_after_ms" numeric;
  ALTER TABLE "claims_readings" ADD COLUMN "evidence_expires" timestamp(3) with time zone;
  ALTER TABLE "_claims_v_version_readings" ADD COLUMN "evidence_expires" timestamp(3) with time zone;
  ALTER TABLE "installers" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "_installers_v" ADD COLUMN "version_is_sample" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "partner_applications_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tariffs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "assumptions_id" integer;
  ALTER TABLE "sales_page_counters" ADD COLUMN "claim_key" varchar;
  UPDATE "sales_page_counters" SET "claim_key" = CASE "_order" WHEN 1 THEN 'landing.counter-1' WHEN 2 THEN 'efficiency' ELSE 'landing.counter-3' END;
  ALTER TABLE "sales_page_counters" ALTER COLUMN "claim_key" SET NOT NULL;
  ALTER TABLE "_tariffs_v" ADD CONSTRAINT "_tariffs_v_parent_id_tariffs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tariffs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_assumptions_v" ADD CONSTRAINT "_assumptions_v_parent_id_assumptions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."assumptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_calculator_frames" ADD CONSTRAINT "site_settings_calculator_frames_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "page_checks_due_at_idx" ON "page_checks" USING btree ("due_at");
  CREATE INDEX "partner_applications_kind_idx" ON "partner_applications" USING btree ("kind");
  CREATE INDEX "partner_applications_email_idx" ON "partner_applications" USING btree ("email");
  CREATE INDEX "partner_applications_updated_at_idx" ON "partner_applications" USING btree ("updated_at");
  CREATE INDEX "partner_applications_created_at_idx" ON "partner_applications" USING btree ("created_at");
  CREATE INDEX "tariffs_region_idx" ON "tariffs" USING btree ("region");
  CREATE INDEX "tariffs_valid_from_idx" ON "tariffs" USING btree ("valid_from");
  CREATE INDEX "tariffs_valid_to_idx" ON "tariffs" USING btree ("valid_to");
  CREATE INDEX "tariffs_next_review_idx" ON "tariffs" USING btree ("next_review");
  CREATE INDEX "tariffs_updated_at_idx" ON "tariffs" USING btree ("updated_at");
  CREATE INDEX "tariffs_created_at_idx" ON "tariffs" USING btree ("created_at");
  CREATE INDEX "_tariffs_v_parent_idx" ON "_tariffs_v" USING btree ("parent_id");
  CREATE INDEX "_tariffs_v_version_version_region_idx" ON "_tariffs_v" USING btree ("version_region");
  CREATE INDEX "_tariffs_v_version_version_valid_from_idx" ON "_tariffs_v" USING btree ("version_valid_from");
  CREATE INDEX "_tariffs_v_version_version_valid_to_idx" ON "_tariffs_v" USING btree ("version_valid_to");
  CREATE INDEX "_tariffs_v_version_version_next_review_idx" ON "_tariffs_v" USING btree ("version_next_review");
  CREATE INDEX "_tariffs_v_version_version_updated_at_idx" ON "_tariffs_v" USING btree ("version_updated_at");
  CREATE INDEX "_tariffs_v_version_version_created_at_idx" ON "_tariffs_v" USING btree ("version_created_at");
  CREATE INDEX "_tariffs_v_created_at_idx" ON "_tariffs_v" USING btree ("created_at");
  CREATE INDEX "_tariffs_v_updated_at_idx" ON "_tariffs_v" USING btree ("updated_at");
  CREATE INDEX "assumptions_key_idx" ON "assumptions" USING btree ("key");
  CREATE INDEX "assumptions_valid_from_idx" ON "assumptions" USING btree ("valid_from");
  CREATE INDEX "assumptions_valid_to_idx" ON "assumptions" USING btree ("valid_to");
  CREATE INDEX "assumptions_next_review_idx" ON "assumptions" USING btree ("next_review");
  CREATE INDEX "assumptions_updated_at_idx" ON "assumptions" USING btree ("updated_at");
  CREATE INDEX "assumptions_created_at_idx" ON "assumptions" USING btree ("created_at");
  CREATE INDEX "_assumptions_v_parent_idx" ON "_assumptions_v" USING btree ("parent_id");
  CREATE INDEX "_assumptions_v_version_version_key_idx" ON "_assumptions_v" USING btree ("version_key");
  CREATE INDEX "_assumptions_v_version_version_valid_from_idx" ON "_assumptions_v" USING btree ("version_valid_from");
  CREATE INDEX "_assumptions_v_version_version_valid_to_idx" ON "_assumptions_v" USING btree ("version_valid_to");
  CREATE INDEX "_assumptions_v_version_version_next_review_idx" ON "_assumptions_v" USING btree ("version_next_review");
  CREATE INDEX "_assumptions_v_version_version_updated_at_idx" ON "_assumptions_v" USING btree ("version_updated_at");
  CREATE INDEX "_assumptions_v_version_version_created_at_idx" ON "_assumptions_v" USING btree ("version_created_at");
  CREATE INDEX "_assumptions_v_created_at_idx" ON "_assumptions_v" USING btree ("created_at");
  CREATE INDEX "_assumptions_v_updated_at_idx" ON "_assumptions_v" USING btree ("updated_at");
  CREATE INDEX "site_settings_calculator_frames_order_idx" ON "site_settings_calculator_frames" USING btree ("_order");
  CREATE INDEX "site_settings_calculator_frames_parent_id_idx" ON "site_settings_calculator_frames" USING btree ("_parent_id");
  ALTER TABLE "leads_rels" ADD CONSTRAINT "leads_rels_partner_applications_fk" FOREIGN KEY ("partner_applications_id") REFERENCES "public"."partner_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partner_applications_fk" FOREIGN KEY ("partner_applications_id") REFERENCES "public"."partner_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tariffs_fk" FOREIGN KEY ("tariffs_id") REFERENCES "public"."tariffs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_assumptions_fk" FOREIGN KEY ("assumptions_id") REFERENCES "public"."assumptions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_rels_partner_applications_id_idx" ON "leads_rels" USING btree ("partner_applications_id");
  CREATE INDEX "payload_locked_documents_rels_partner_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("partner_applications_id");
  CREATE INDEX "payload_locked_documents_rels_tariffs_id_idx" ON "payload_locked_documents_rels" USING btree ("tariffs_id");
  CREATE INDEX "payload_locked_documents_rels_assumptions_id_idx" ON "payload_locked_documents_rels" USING btree ("assumptions_id");
  CREATE UNIQUE INDEX "calculator_usage_session_id_idx" ON "calculator_usage" USING btree ("session_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_checks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partner_applications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tariffs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tariffs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assumptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_assumptions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_calculator_frames" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "claim_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "page_checks" CASCADE;
  DROP TABLE "partner_applications" CASCADE;
  DROP TABLE "tariffs" CASCADE;
  DROP TABLE "_tariffs_v" CASCADE;
  DROP TABLE "assumptions" CASCADE;
  DROP TABLE "_assumptions_v" CASCADE;
  DROP TABLE "site_settings_calculator_frames" CASCADE;
  DROP TABLE "claim_settings" CASCADE;
  ALTER TABLE "leads_rels" DROP CONSTRAINT "leads_rels_partner_applications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_partner_applications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tariffs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_assumptions_fk";
  
  DROP INDEX "leads_rels_partner_applications_id_idx";
  DROP INDEX "payload_locked_documents_rels_partner_applications_id_idx";
  DROP INDEX "payload_locked_documents_rels_tariffs_id_idx";
  DROP INDEX "payload_locked_documents_rels_assumptions_id_idx";
  DROP INDEX "calculator_usage_session_id_idx";
  ALTER TABLE "calculator_usage" ALTER COLUMN "rooms" SET NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "partners_distributor_lede" SET DEFAULT '40-60% margins and exclusive territory.';
  ALTER TABLE "sales_page" ALTER COLUMN "partners_installer_lede" SET DEFAULT '£300-500 per installation.';
  CREATE INDEX "calculator_usage_session_id_idx" ON "calculator_usage" USING btree ("session_id");
  ALTER TABLE "leads_rels" DROP COLUMN "partner_applications_id";
  ALTER TABLE "calculator_usage" DROP COLUMN "built";
  ALTER TABLE "calculator_usage" DROP COLUMN "occupancy";
  ALTER TABLE "calculator_usage" DROP COLUMN "answered_after_ms";
  ALTER TABLE "claims_readings" DROP COLUMN "evidence_expires";
  ALTER TABLE "_claims_v_version_readings" DROP COLUMN "evidence_expires";
  ALTER TABLE "installers" DROP COLUMN "is_sample";
  ALTER TABLE "_installers_v" DROP COLUMN "version_is_sample";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "partner_applications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tariffs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "assumptions_id";
  ALTER TABLE "sales_page_counters" DROP COLUMN "claim_key";
  DROP TYPE "public"."enum_partner_applications_kind";
  DROP TYPE "public"."enum_tariffs_region";
  DROP TYPE "public"."enum_tariffs_confidence";
  DROP TYPE "public"."enum__tariffs_v_version_region";
  DROP TYPE "public"."enum__tariffs_v_version_confidence";
  DROP TYPE "public"."enum_assumptions_key";
  DROP TYPE "public"."enum_assumptions_confidence";
  DROP TYPE "public"."enum__assumptions_v_version_key";
  DROP TYPE "public"."enum__assumptions_v_version_confidence";
  DROP TYPE "public"."enum_claim_settings_mode";`)
}
