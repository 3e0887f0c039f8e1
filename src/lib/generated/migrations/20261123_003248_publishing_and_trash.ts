import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

import { markGlobalsPublished } from '@/lib/platform/mark-globals-published'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_inquiries" ADD COLUMN IF NOT EXISTS "quote" jsonb;
   CREATE TYPE "public"."enum_promo_banner_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promo_banner_v_version_messages_icon" AS ENUM('shield-check', 'circle-check', 'leaf', 'droplets', 'zap', 'file-check', 'sun', 'ruler', 'phone', 'handshake', 'calculator', 'clock');
  CREATE TYPE "public"."enum__promo_banner_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_badges_icon" AS ENUM('shield-check', 'circle-check', 'leaf', 'droplets', 'zap', 'file-check', 'sun', 'ruler', 'phone', 'handshake', 'calculator', 'clock');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sales_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sales_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_promo_banner_v_version_messages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__promo_banner_v_version_messages_icon" DEFAULT 'circle-check',
  	"title" varchar,
  	"link_label" varchar,
  	"calls_sparky" boolean DEFAULT false,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_promo_banner_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_is_shown" boolean DEFAULT true,
  	"version__status" "enum__promo_banner_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "navigation_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"is_highlighted" boolean DEFAULT false
  );
  
  CREATE TABLE "navigation_footer_quick_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "navigation_footer_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"is_highlighted" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_quick_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_home_page_v_version_badges" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__home_page_v_version_badges_icon",
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"claim_key" varchar,
  	"sentence" varchar,
  	"link_label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_heading" varchar DEFAULT 'Warmth from above.',
  	"version_hero_lede" varchar DEFAULT 'Powerboard is a white panel, 12.5 mm thin, that fixes flat to your ceiling. It warms people, floors and furniture directly. No pipes, no radiators, no wall given up.',
  	"version_hero_day_picture_id" integer,
  	"version_hero_heat_picture_id" integer,
  	"version_hero_picture_caption" varchar DEFAULT 'One room, one 225 W panel at 52.5 °C. Heat travels in straight lines, like light: seats and table tops in view get most, under the table gets none. Modelled, watts per square metre.',
  	"version_how_it_works_heading" varchar DEFAULT 'It heats what it can see.',
  	"version_how_it_works_lede" varchar DEFAULT 'So we begin with where you sit, not with where there’s spare wall. Under a panel you feel up to a degree warmer than the air; a few steps away, a quarter of one.',
  	"version_panel_heading" varchar DEFAULT 'Nothing to look at. That’s the point.',
  	"version_panel_lede" varchar DEFAULT '',
  	"version_running_cost_heading" varchar DEFAULT 'The sum we’d want to see first.',
  	"version_running_cost_lede" varchar DEFAULT 'Electricity costs more than three times as much as gas per unit. Powerboard earns its place where you’d otherwise run electric heaters, or heat a whole house to sit in one room.',
  	"version_customers_heading" varchar DEFAULT 'What it’s like to live under one.',
  	"version_customers_lede" varchar DEFAULT '',
  	"version_map_heading" varchar DEFAULT 'A Highland winter asks for half as much again as a Cornish one.',
  	"version_map_lede" varchar DEFAULT 'The calculator starts with your postcode, because the same room needs more panels in Inverness than in Bath.',
  	"version_app_heading" varchar DEFAULT 'Warm the room you’re in. Leave the rest.',
  	"version_app_lede" varchar DEFAULT 'Each room has its own thermostat and its own week. Panels respond in minutes, so you can heat an hour, not an evening.',
  	"version_questions_heading" varchar DEFAULT 'Asked before you buy',
  	"version_questions_lede" varchar DEFAULT '',
  	"version_contact_heading" varchar DEFAULT 'Talk to someone who has fitted one.',
  	"version_contact_lede" varchar DEFAULT '',
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_sales_page_v_version_counters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"claim_key" varchar,
  	"sentence" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sales_page_v_version_regulations_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sales_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_heading" varchar DEFAULT 'Heat the room you’re in, from the ceiling.',
  	"version_hero_lede" varchar DEFAULT 'A 225 W panel, 12.5 mm thin, screwed to the joists. Priced per room, fitted without pipework, controlled room by room.',
  	"version_hero_film_id" integer,
  	"version_hero_demo_film_id" integer,
  	"version_regulations_heading" varchar DEFAULT 'What the rules ask, and when.',
  	"version_regulations_lede" varchar DEFAULT 'Three dates decide most projects. None of them bans the boiler you have.',
  	"version_calculator_heading" varchar DEFAULT 'What would it cost to run?',
  	"version_calculator_lede" varchar DEFAULT 'Four questions, no contact details. The sum stands under the answer.',
  	"version_products_heading" varchar DEFAULT 'One panel, and what holds it up.',
  	"version_products_lede" varchar DEFAULT 'Glass-fibre face, heating film, insulation and a steel back, 6.6 kg together.',
  	"version_case_study_id" integer,
  	"version_thermal_heading" varchar DEFAULT 'An hour of warming up, in seconds.',
  	"version_thermal_lede" varchar DEFAULT 'A simulation from the panel’s heat output and the room’s geometry.',
  	"version_thermal_film_id" integer,
  	"version_partners_distributor_heading" varchar DEFAULT 'Distribute',
  	"version_partners_distributor_lede" varchar DEFAULT 'You hold stock and sell to the trade around you. The terms stand in the agreement.',
  	"version_partners_installer_heading" varchar DEFAULT 'Install',
  	"version_partners_installer_lede" varchar DEFAULT 'You fit what we sell near you. What you get for a job stands in the order before you accept it.',
  	"version__status" "enum__sales_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_sales_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  ALTER TABLE "promo_banner_messages" ALTER COLUMN "icon" DROP NOT NULL;
  ALTER TABLE "promo_banner_messages" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "promo_banner_messages" ALTER COLUMN "link_label" DROP NOT NULL;
  ALTER TABLE "home_page_badges" ALTER COLUMN "icon" DROP NOT NULL;
  ALTER TABLE "home_page_badges" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "home_page_stats" ALTER COLUMN "claim_key" DROP NOT NULL;
  ALTER TABLE "home_page_stats" ALTER COLUMN "sentence" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "how_it_works_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "panel_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "running_cost_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "customers_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "map_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "app_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "questions_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_heading" DROP NOT NULL;
  ALTER TABLE "sales_page_counters" ALTER COLUMN "claim_key" DROP NOT NULL;
  ALTER TABLE "sales_page_counters" ALTER COLUMN "sentence" DROP NOT NULL;
  ALTER TABLE "sales_page_regulations_points" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "sales_page_regulations_points" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "hero_heading" DROP NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "regulations_heading" DROP NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "calculator_heading" DROP NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "products_heading" DROP NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "thermal_heading" DROP NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "partners_distributor_heading" DROP NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "partners_installer_heading" DROP NOT NULL;
  ALTER TABLE "pages" ADD COLUMN "last_public_url" varchar;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_last_public_url" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "promo_banner" ADD COLUMN "_status" "enum_promo_banner_status" DEFAULT 'draft';
  ALTER TABLE "home_page" ADD COLUMN "_status" "enum_home_page_status" DEFAULT 'draft';
  ALTER TABLE "sales_page" ADD COLUMN "_status" "enum_sales_page_status" DEFAULT 'draft';
  ALTER TABLE "_promo_banner_v_version_messages" ADD CONSTRAINT "_promo_banner_v_version_messages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promo_banner_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header" ADD CONSTRAINT "navigation_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_quick_links" ADD CONSTRAINT "navigation_footer_quick_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_services" ADD CONSTRAINT "navigation_footer_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header" ADD CONSTRAINT "_navigation_v_version_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_quick_links" ADD CONSTRAINT "_navigation_v_version_footer_quick_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_services" ADD CONSTRAINT "_navigation_v_version_footer_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_badges" ADD CONSTRAINT "_home_page_v_version_badges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_stats" ADD CONSTRAINT "_home_page_v_version_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_hero_day_picture_id_media_id_fk" FOREIGN KEY ("version_hero_day_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_hero_heat_picture_id_media_id_fk" FOREIGN KEY ("version_hero_heat_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sales_page_v_version_counters" ADD CONSTRAINT "_sales_page_v_version_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sales_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sales_page_v_version_regulations_points" ADD CONSTRAINT "_sales_page_v_version_regulations_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sales_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sales_page_v" ADD CONSTRAINT "_sales_page_v_version_hero_film_id_films_id_fk" FOREIGN KEY ("version_hero_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sales_page_v" ADD CONSTRAINT "_sales_page_v_version_hero_demo_film_id_films_id_fk" FOREIGN KEY ("version_hero_demo_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sales_page_v" ADD CONSTRAINT "_sales_page_v_version_case_study_id_case_studies_id_fk" FOREIGN KEY ("version_case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sales_page_v" ADD CONSTRAINT "_sales_page_v_version_thermal_film_id_films_id_fk" FOREIGN KEY ("version_thermal_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sales_page_v_rels" ADD CONSTRAINT "_sales_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sales_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sales_page_v_rels" ADD CONSTRAINT "_sales_page_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_promo_banner_v_version_messages_order_idx" ON "_promo_banner_v_version_messages" USING btree ("_order");
  CREATE INDEX "_promo_banner_v_version_messages_parent_id_idx" ON "_promo_banner_v_version_messages" USING btree ("_parent_id");
  CREATE INDEX "_promo_banner_v_version_version__status_idx" ON "_promo_banner_v" USING btree ("version__status");
  CREATE INDEX "_promo_banner_v_created_at_idx" ON "_promo_banner_v" USING btree ("created_at");
  CREATE INDEX "_promo_banner_v_updated_at_idx" ON "_promo_banner_v" USING btree ("updated_at");
  CREATE INDEX "_promo_banner_v_latest_idx" ON "_promo_banner_v" USING btree ("latest");
  CREATE INDEX "navigation_header_order_idx" ON "navigation_header" USING btree ("_order");
  CREATE INDEX "navigation_header_parent_id_idx" ON "navigation_header" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_quick_links_order_idx" ON "navigation_footer_quick_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_quick_links_parent_id_idx" ON "navigation_footer_quick_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_services_order_idx" ON "navigation_footer_services" USING btree ("_order");
  CREATE INDEX "navigation_footer_services_parent_id_idx" ON "navigation_footer_services" USING btree ("_parent_id");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "_navigation_v_version_header_order_idx" ON "_navigation_v_version_header" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_parent_id_idx" ON "_navigation_v_version_header" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_quick_links_order_idx" ON "_navigation_v_version_footer_quick_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_quick_links_parent_id_idx" ON "_navigation_v_version_footer_quick_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_services_order_idx" ON "_navigation_v_version_footer_services" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_services_parent_id_idx" ON "_navigation_v_version_footer_services" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_version_badges_order_idx" ON "_home_page_v_version_badges" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_badges_parent_id_idx" ON "_home_page_v_version_badges" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_stats_order_idx" ON "_home_page_v_version_stats" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_stats_parent_id_idx" ON "_home_page_v_version_stats" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_hero_version_hero_day_picture_idx" ON "_home_page_v" USING btree ("version_hero_day_picture_id");
  CREATE INDEX "_home_page_v_version_hero_version_hero_heat_picture_idx" ON "_home_page_v" USING btree ("version_hero_heat_picture_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_sales_page_v_version_counters_order_idx" ON "_sales_page_v_version_counters" USING btree ("_order");
  CREATE INDEX "_sales_page_v_version_counters_parent_id_idx" ON "_sales_page_v_version_counters" USING btree ("_parent_id");
  CREATE INDEX "_sales_page_v_version_regulations_points_order_idx" ON "_sales_page_v_version_regulations_points" USING btree ("_order");
  CREATE INDEX "_sales_page_v_version_regulations_points_parent_id_idx" ON "_sales_page_v_version_regulations_points" USING btree ("_parent_id");
  CREATE INDEX "_sales_page_v_version_hero_version_hero_film_idx" ON "_sales_page_v" USING btree ("version_hero_film_id");
  CREATE INDEX "_sales_page_v_version_hero_version_hero_demo_film_idx" ON "_sales_page_v" USING btree ("version_hero_demo_film_id");
  CREATE INDEX "_sales_page_v_version_version_case_study_idx" ON "_sales_page_v" USING btree ("version_case_study_id");
  CREATE INDEX "_sales_page_v_version_thermal_version_thermal_film_idx" ON "_sales_page_v" USING btree ("version_thermal_film_id");
  CREATE INDEX "_sales_page_v_version_version__status_idx" ON "_sales_page_v" USING btree ("version__status");
  CREATE INDEX "_sales_page_v_created_at_idx" ON "_sales_page_v" USING btree ("created_at");
  CREATE INDEX "_sales_page_v_updated_at_idx" ON "_sales_page_v" USING btree ("updated_at");
  CREATE INDEX "_sales_page_v_latest_idx" ON "_sales_page_v" USING btree ("latest");
  CREATE INDEX "_sales_page_v_rels_order_idx" ON "_sales_page_v_rels" USING btree ("order");
  CREATE INDEX "_sales_page_v_rels_parent_idx" ON "_sales_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_sales_page_v_rels_path_idx" ON "_sales_page_v_rels" USING btree ("path");
  CREATE INDEX "_sales_page_v_rels_media_id_idx" ON "_sales_page_v_rels" USING btree ("media_id");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "promo_banner__status_idx" ON "promo_banner" USING btree ("_status");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "sales_page__status_idx" ON "sales_page" USING btree ("_status");`)
  await markGlobalsPublished({ db })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_promo_banner_v_version_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_promo_banner_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_footer_quick_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_footer_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_footer_quick_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_footer_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_badges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sales_page_v_version_counters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sales_page_v_version_regulations_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sales_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sales_page_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_promo_banner_v_version_messages" CASCADE;
  DROP TABLE "_promo_banner_v" CASCADE;
  DROP TABLE "navigation_header" CASCADE;
  DROP TABLE "navigation_footer_quick_links" CASCADE;
  DROP TABLE "navigation_footer_services" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_header" CASCADE;
  DROP TABLE "_navigation_v_version_footer_quick_links" CASCADE;
  DROP TABLE "_navigation_v_version_footer_services" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_home_page_v_version_badges" CASCADE;
  DROP TABLE "_home_page_v_version_stats" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_sales_page_v_version_counters" CASCADE;
  DROP TABLE "_sales_page_v_version_regulations_points" CASCADE;
  DROP TABLE "_sales_page_v" CASCADE;
  DROP TABLE "_sales_page_v_rels" CASCADE;
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "promo_banner__status_idx";
  DROP INDEX "home_page__status_idx";
  DROP INDEX "sales_page__status_idx";
  ALTER TABLE "promo_banner_messages" ALTER COLUMN "icon" SET NOT NULL;
  ALTER TABLE "promo_banner_messages" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "promo_banner_messages" ALTER COLUMN "link_label" SET NOT NULL;
  ALTER TABLE "home_page_badges" ALTER COLUMN "icon" SET NOT NULL;
  ALTER TABLE "home_page_badges" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "home_page_stats" ALTER COLUMN "claim_key" SET NOT NULL;
  ALTER TABLE "home_page_stats" ALTER COLUMN "sentence" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "how_it_works_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "panel_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "running_cost_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "customers_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "map_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "app_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "questions_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_heading" SET NOT NULL;
  ALTER TABLE "sales_page_counters" ALTER COLUMN "claim_key" SET NOT NULL;
  ALTER TABLE "sales_page_counters" ALTER COLUMN "sentence" SET NOT NULL;
  ALTER TABLE "sales_page_regulations_points" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "sales_page_regulations_points" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "hero_heading" SET NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "regulations_heading" SET NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "calculator_heading" SET NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "products_heading" SET NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "thermal_heading" SET NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "partners_distributor_heading" SET NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "partners_installer_heading" SET NOT NULL;
  ALTER TABLE "pages" DROP COLUMN "last_public_url";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_last_public_url";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "promo_banner" DROP COLUMN "_status";
  ALTER TABLE "home_page" DROP COLUMN "_status";
  ALTER TABLE "sales_page" DROP COLUMN "_status";
  DROP TYPE "public"."enum_promo_banner_status";
  DROP TYPE "public"."enum__promo_banner_v_version_messages_icon";
  DROP TYPE "public"."enum__promo_banner_v_version_status";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_badges_icon";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum_sales_page_status";
  DROP TYPE "public"."enum__sales_page_v_version_status";`)
}
