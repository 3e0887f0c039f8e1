import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_price_changes_source" AS ENUM('staff', 'supplier-file', 'seed');
  CREATE TYPE "public"."enum_waiting_list_state" AS ENUM('unconfirmed', 'confirmed', 'told');
  ALTER TYPE "public"."enum_assumptions_key" ADD VALUE 'price.export' BEFORE 'efficiency.gas-old';
  ALTER TYPE "public"."enum__assumptions_v_version_key" ADD VALUE 'price.export' BEFORE 'efficiency.gas-old';
  CREATE TABLE "cache_invalidations" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"tags" text[] NOT NULL,
  	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
  	"at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"name" text NOT NULL,
  	"pdf" "bytea" NOT NULL,
  	"read_at" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_view_days" (
  	"day" date NOT NULL,
  	"path" varchar(200) NOT NULL,
  	"source" varchar(100) NOT NULL,
  	"campaign" varchar(60) NOT NULL,
  	"views" integer NOT NULL,
  	CONSTRAINT "page_view_days_day_path_source_campaign_pk" PRIMARY KEY("day","path","source","campaign")
  );
  
  CREATE TABLE "retention_runs" (
  	"kind" varchar(40) PRIMARY KEY NOT NULL,
  	"ran_at" timestamp with time zone NOT NULL,
  	"deleted" integer NOT NULL,
  	"last_deleted_at" timestamp with time zone,
  	"total" integer NOT NULL
  );
  
  CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  CREATE TABLE "shared_designs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"rooms" numeric NOT NULL,
  	"panels" numeric NOT NULL,
  	"last_used_at" timestamp(3) with time zone NOT NULL,
  	"links_renewed" numeric DEFAULT 0 NOT NULL,
  	"view_hash" varchar NOT NULL,
  	"comment_hash" varchar NOT NULL,
  	"edit_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shared_design_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"shared_design_id" integer NOT NULL,
  	"number" numeric NOT NULL,
  	"content" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shared_design_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"shared_design_id" integer NOT NULL,
  	"name" varchar,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "waiting_list" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"product_id" integer NOT NULL,
  	"state" "enum_waiting_list_state" DEFAULT 'unconfirmed' NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"reference" varchar NOT NULL,
  	"access_token_sha256" varchar NOT NULL,
  	"confirmation_sent_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reward_offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"points" numeric NOT NULL,
  	"code" varchar NOT NULL,
  	"valid_days" numeric DEFAULT 90 NOT NULL,
  	"ends_on" timestamp(3) with time zone NOT NULL,
  	"claims_max" numeric DEFAULT 50 NOT NULL,
  	"claimed" numeric DEFAULT 0,
  	"is_active" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"leads" numeric DEFAULT 24 NOT NULL,
  	"estimates" numeric DEFAULT 12 NOT NULL,
  	"sales" numeric DEFAULT 7 NOT NULL,
  	"held_back" numeric DEFAULT 30 NOT NULL,
  	"calculations" numeric DEFAULT 12 NOT NULL,
  	"calls" numeric DEFAULT 12 NOT NULL,
  	"carts" numeric DEFAULT 90 NOT NULL,
  	"errors" numeric DEFAULT 14 NOT NULL,
  	"speed" numeric DEFAULT 30 NOT NULL,
  	"heatmap" numeric DEFAULT 30 NOT NULL,
  	"views" numeric DEFAULT 90 NOT NULL,
  	"page_totals" numeric DEFAULT 25 NOT NULL,
  	"rewards" numeric DEFAULT 18 NOT NULL,
  	"searches" numeric DEFAULT 12 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  DROP INDEX "sessionId_product_idx";
  ALTER TABLE "price_changes" ALTER COLUMN "before" DROP NOT NULL;
  ALTER TABLE "pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "faqs" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "case_studies" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "claims" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "tariffs" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_tariffs_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "assumptions" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_assumptions_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "blog_posts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "products" ADD COLUMN "on_sale_since" timestamp(3) with time zone;
  ALTER TABLE "product_variants" ADD COLUMN "on_sale_since" timestamp(3) with time zone;
  ALTER TABLE "cart_items" ADD COLUMN "variant_id" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "stock_movements" ADD COLUMN "variant_id" integer;
  ALTER TABLE "price_changes" ADD COLUMN "variant_id" integer;
  ALTER TABLE "price_changes" ADD COLUMN "source" "enum_price_changes_source";
  ALTER TABLE "installers" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_installers_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "rewards" ADD COLUMN "offer_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shared_designs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shared_design_versions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shared_design_comments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "waiting_list_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reward_offers_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "store_open_since" timestamp(3) with time zone;
  ALTER TABLE "promo_banner" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_promo_banner_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "navigation" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "home_page" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "sales_page" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_sales_page_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "shared_design_versions" ADD CONSTRAINT "shared_design_versions_shared_design_id_shared_designs_id_fk" FOREIGN KEY ("shared_design_id") REFERENCES "public"."shared_designs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shared_design_comments" ADD CONSTRAINT "shared_design_comments_shared_design_id_shared_designs_id_fk" FOREIGN KEY ("shared_design_id") REFERENCES "public"."shared_designs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lead_documents_lead_idx" ON "lead_documents" USING btree ("lead_id");
  CREATE UNIQUE INDEX "shared_designs_reference_idx" ON "shared_designs" USING btree ("reference");
  CREATE INDEX "shared_designs_last_used_at_idx" ON "shared_designs" USING btree ("last_used_at");
  CREATE UNIQUE INDEX "shared_designs_view_hash_idx" ON "shared_designs" USING btree ("view_hash");
  CREATE UNIQUE INDEX "shared_designs_comment_hash_idx" ON "shared_designs" USING btree ("comment_hash");
  CREATE UNIQUE INDEX "shared_designs_edit_hash_idx" ON "shared_designs" USING btree ("edit_hash");
  CREATE INDEX "shared_designs_updated_at_idx" ON "shared_designs" USING btree ("updated_at");
  CREATE INDEX "shared_designs_created_at_idx" ON "shared_designs" USING btree ("created_at");
  CREATE INDEX "shared_design_versions_shared_design_idx" ON "shared_design_versions" USING btree ("shared_design_id");
  CREATE INDEX "shared_design_versions_updated_at_idx" ON "shared_design_versions" USING btree ("updated_at");
  CREATE INDEX "shared_design_versions_created_at_idx" ON "shared_design_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "sharedDesign_number_idx" ON "shared_design_versions" USING btree ("shared_design_id","number");
  CREATE INDEX "shared_design_comments_shared_design_idx" ON "shared_design_comments" USING btree ("shared_design_id");
  CREATE INDEX "shared_design_comments_updated_at_idx" ON "shared_design_comments" USING btree ("updated_at");
  CREATE INDEX "shared_design_comments_created_at_idx" ON "shared_design_comments" USING btree ("created_at");
  CREATE INDEX "waiting_list_product_idx" ON "waiting_list" USING btree ("product_id");
  CREATE INDEX "waiting_list_state_idx" ON "waiting_list" USING btree ("state");
  CREATE UNIQUE INDEX "waiting_list_reference_idx" ON "waiting_list" USING btree ("reference");
  CREATE UNIQUE INDEX "waiting_list_access_token_sha256_idx" ON "waiting_list" USING btree ("access_token_sha256");
  CREATE INDEX "waiting_list_updated_at_idx" ON "waiting_list" USING btree ("updated_at");
  CREATE INDEX "waiting_list_created_at_idx" ON "waiting_list" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_email_idx" ON "waiting_list" USING btree ("product_id","email");
  CREATE INDEX "reward_offers_is_active_idx" ON "reward_offers" USING btree ("is_active");
  CREATE INDEX "reward_offers_updated_at_idx" ON "reward_offers" USING btree ("updated_at");
  CREATE INDEX "reward_offers_created_at_idx" ON "reward_offers" USING btree ("created_at");
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rewards" ADD CONSTRAINT "rewards_offer_id_reward_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."reward_offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shared_designs_fk" FOREIGN KEY ("shared_designs_id") REFERENCES "public"."shared_designs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shared_design_versions_fk" FOREIGN KEY ("shared_design_versions_id") REFERENCES "public"."shared_design_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shared_design_comments_fk" FOREIGN KEY ("shared_design_comments_id") REFERENCES "public"."shared_design_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_waiting_list_fk" FOREIGN KEY ("waiting_list_id") REFERENCES "public"."waiting_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reward_offers_fk" FOREIGN KEY ("reward_offers_id") REFERENCES "public"."reward_offers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "sessionId_product_variantId_idx" ON "cart_items" USING btree ("session_id","product_id","variant_id");
  CREATE INDEX "stock_movements_variant_idx" ON "stock_movements" USING btree ("variant_id");
  CREATE INDEX "price_changes_variant_idx" ON "price_changes" USING btree ("variant_id");
  CREATE INDEX "rewards_offer_idx" ON "rewards" USING btree ("offer_id");
  CREATE UNIQUE INDEX "profile_offer_idx" ON "rewards" USING btree ("profile_id","offer_id");
  CREATE INDEX "payload_locked_documents_rels_shared_designs_id_idx" ON "payload_locked_documents_rels" USING btree ("shared_designs_id");
  CREATE INDEX "payload_locked_documents_rels_shared_design_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("shared_design_versions_id");
  CREATE INDEX "payload_locked_documents_rels_shared_design_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("shared_design_comments_id");
  CREATE INDEX "payload_locked_documents_rels_waiting_list_id_idx" ON "payload_locked_documents_rels" USING btree ("waiting_list_id");
  CREATE INDEX "payload_locked_documents_rels_reward_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("reward_offers_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cache_invalidations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_view_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retention_runs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rate_limits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shared_designs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shared_design_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shared_design_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "waiting_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reward_offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retention" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cache_invalidations" CASCADE;
  DROP TABLE "lead_documents" CASCADE;
  DROP TABLE "page_view_days" CASCADE;
  DROP TABLE "retention_runs" CASCADE;
  DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "shared_designs" CASCADE;
  DROP TABLE "shared_design_versions" CASCADE;
  DROP TABLE "shared_design_comments" CASCADE;
  DROP TABLE "waiting_list" CASCADE;
  DROP TABLE "reward_offers" CASCADE;
  DROP TABLE "retention" CASCADE;
  ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_variant_id_product_variants_id_fk";
  
  ALTER TABLE "price_changes" DROP CONSTRAINT "price_changes_variant_id_product_variants_id_fk";
  
  ALTER TABLE "rewards" DROP CONSTRAINT "rewards_offer_id_reward_offers_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shared_designs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shared_design_versions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shared_design_comments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_waiting_list_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reward_offers_fk";
  
  ALTER TABLE "assumptions" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_assumptions_key";
  CREATE TYPE "public"."enum_assumptions_key" AS ENUM('price.economy-7-night', 'price.economy-7-day', 'share.storage-at-night', 'share.panels-at-night', 'price.oil', 'price.lpg', 'efficiency.gas-old', 'efficiency.gas-new', 'efficiency.oil', 'efficiency.lpg', 'efficiency.heat-pump', 'efficiency.direct', 'use.all-day.whole-home', 'use.all-day.room-heaters', 'use.mornings-and-evenings.whole-home', 'use.mornings-and-evenings.room-heaters', 'use.a-few-rooms.whole-home', 'use.a-few-rooms.room-heaters', 'use.a-few-rooms.storage', 'use.storage', 'use.infrared-over-room-heaters', 'solar.share-of-heating', 'order.delivery', 'order.installation', 'money.growth-of-prices', 'money.discount', 'grant.heat-pump', 'carbon.desnz-2025.electricity', 'carbon.desnz-2025.gas', 'carbon.desnz-2025.oil', 'carbon.desnz-2025.lpg', 'carbon.desnz-2026.electricity', 'carbon.desnz-2026.gas', 'carbon.desnz-2026.oil', 'carbon.desnz-2026.lpg', 'carbon.sap-10.2.electricity', 'carbon.sap-10.2.gas', 'carbon.sap-10.2.oil', 'carbon.sap-10.2.lpg', 'carbon.sap-10.3.electricity', 'carbon.sap-10.3.gas', 'carbon.sap-10.3.oil', 'carbon.sap-10.3.lpg', 'use.all-day.infrared', 'use.mornings-and-evenings.infrared', 'use.a-few-rooms.infrared');
  ALTER TABLE "assumptions" ALTER COLUMN "key" SET DATA TYPE "public"."enum_assumptions_key" USING "key"::"public"."enum_assumptions_key";
  ALTER TABLE "_assumptions_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__assumptions_v_version_key";
  CREATE TYPE "public"."enum__assumptions_v_version_key" AS ENUM('price.economy-7-night', 'price.economy-7-day', 'share.storage-at-night', 'share.panels-at-night', 'price.oil', 'price.lpg', 'efficiency.gas-old', 'efficiency.gas-new', 'efficiency.oil', 'efficiency.lpg', 'efficiency.heat-pump', 'efficiency.direct', 'use.all-day.whole-home', 'use.all-day.room-heaters', 'use.mornings-and-evenings.whole-home', 'use.mornings-and-evenings.room-heaters', 'use.a-few-rooms.whole-home', 'use.a-few-rooms.room-heaters', 'use.a-few-rooms.storage', 'use.storage', 'use.infrared-over-room-heaters', 'solar.share-of-heating', 'order.delivery', 'order.installation', 'money.growth-of-prices', 'money.discount', 'grant.heat-pump', 'carbon.desnz-2025.electricity', 'carbon.desnz-2025.gas', 'carbon.desnz-2025.oil', 'carbon.desnz-2025.lpg', 'carbon.desnz-2026.electricity', 'carbon.desnz-2026.gas', 'carbon.desnz-2026.oil', 'carbon.desnz-2026.lpg', 'carbon.sap-10.2.electricity', 'carbon.sap-10.2.gas', 'carbon.sap-10.2.oil', 'carbon.sap-10.2.lpg', 'carbon.sap-10.3.electricity', 'carbon.sap-10.3.gas', 'carbon.sap-10.3.oil', 'carbon.sap-10.3.lpg', 'use.all-day.infrared', 'use.mornings-and-evenings.infrared', 'use.a-few-rooms.infrared');
  ALTER TABLE "_assumptions_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__assumptions_v_version_key" USING "version_key"::"public"."enum__assumptions_v_version_key";
  DROP INDEX "sessionId_product_variantId_idx";
  DROP INDEX "stock_movements_variant_idx";
  DROP INDEX "price_changes_variant_idx";
  DROP INDEX "rewards_offer_idx";
  DROP INDEX "profile_offer_idx";
  DROP INDEX "payload_locked_documents_rels_shared_designs_id_idx";
  DROP INDEX "payload_locked_documents_rels_shared_design_versions_id_idx";
  DROP INDEX "payload_locked_documents_rels_shared_design_comments_id_idx";
  DROP INDEX "payload_locked_documents_rels_waiting_list_id_idx";
  DROP INDEX "payload_locked_documents_rels_reward_offers_id_idx";
  ALTER TABLE "price_changes" ALTER COLUMN "before" SET NOT NULL;
  CREATE UNIQUE INDEX "sessionId_product_idx" ON "cart_items" USING btree ("session_id","product_id");
  ALTER TABLE "pages" DROP COLUMN "saved_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "testimonials" DROP COLUMN "saved_by";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "faqs" DROP COLUMN "saved_by";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "case_studies" DROP COLUMN "saved_by";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "claims" DROP COLUMN "saved_by";
  ALTER TABLE "_claims_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "tariffs" DROP COLUMN "saved_by";
  ALTER TABLE "_tariffs_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "assumptions" DROP COLUMN "saved_by";
  ALTER TABLE "_assumptions_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "blog_posts" DROP COLUMN "saved_by";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "products" DROP COLUMN "on_sale_since";
  ALTER TABLE "product_variants" DROP COLUMN "on_sale_since";
  ALTER TABLE "cart_items" DROP COLUMN "variant_id";
  ALTER TABLE "stock_movements" DROP COLUMN "variant_id";
  ALTER TABLE "price_changes" DROP COLUMN "variant_id";
  ALTER TABLE "price_changes" DROP COLUMN "source";
  ALTER TABLE "installers" DROP COLUMN "saved_by";
  ALTER TABLE "_installers_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "rewards" DROP COLUMN "offer_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shared_designs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shared_design_versions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shared_design_comments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "waiting_list_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reward_offers_id";
  ALTER TABLE "site_settings" DROP COLUMN "store_open_since";
  ALTER TABLE "promo_banner" DROP COLUMN "saved_by";
  ALTER TABLE "_promo_banner_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "navigation" DROP COLUMN "saved_by";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "home_page" DROP COLUMN "saved_by";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "sales_page" DROP COLUMN "saved_by";
  ALTER TABLE "_sales_page_v" DROP COLUMN "version_saved_by";
  DROP TYPE "public"."enum_price_changes_source";
  DROP TYPE "public"."enum_waiting_list_state";`)
}
