import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promo_banner_messages_icon" AS ENUM('shield-check', 'circle-check', 'leaf', 'droplets', 'zap', 'file-check', 'sun', 'ruler', 'phone', 'handshake', 'calculator', 'clock');
  CREATE TYPE "public"."enum_home_page_badges_icon" AS ENUM('shield-check', 'circle-check', 'leaf', 'droplets', 'zap', 'file-check', 'sun', 'ruler', 'phone', 'handshake', 'calculator', 'clock');
  CREATE TABLE "films" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"mp4_id" integer NOT NULL,
  	"webm_id" integer NOT NULL,
  	"poster_id" integer NOT NULL,
  	"duration_seconds" numeric NOT NULL,
  	"description" varchar NOT NULL,
  	"is_simulation" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promo_banner_messages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_promo_banner_messages_icon" DEFAULT 'circle-check' NOT NULL,
  	"title" varchar NOT NULL,
  	"link_label" varchar NOT NULL,
  	"calls_sparky" boolean DEFAULT false,
  	"href" varchar
  );
  
  CREATE TABLE "promo_banner" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_shown" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_badges" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_home_page_badges_icon" NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"claim_key" varchar NOT NULL,
  	"sentence" varchar NOT NULL,
  	"link_label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_heading" varchar DEFAULT 'Warmth from above.' NOT NULL,
  	"hero_lede" varchar DEFAULT 'Powerboard is a white panel, 12.5 mm thin, that fixes flat to your ceiling. It warms people, floors and furniture directly. No pipes, no radiators, no wall given up.',
  	"hero_day_picture_id" integer,
  	"hero_heat_picture_id" integer,
  	"hero_picture_caption" varchar DEFAULT 'One room, one 225 W panel at 52.5 °C. Heat travels in straight lines, like light: seats and table tops in view get most, under the table gets none. Modelled, watts per square metre.',
  	"how_it_works_heading" varchar DEFAULT 'It heats what it can see.' NOT NULL,
  	"how_it_works_lede" varchar DEFAULT 'So we begin with where you sit, not with where there’s spare wall. Under a panel you feel up to a degree warmer than the air; a few steps away, a quarter of one.',
  	"panel_heading" varchar DEFAULT 'Nothing to look at. That’s the point.' NOT NULL,
  	"panel_lede" varchar DEFAULT '',
  	"running_cost_heading" varchar DEFAULT 'The sum we’d want to see first.' NOT NULL,
  	"running_cost_lede" varchar DEFAULT 'Electricity costs more than three times as much as gas per unit. Powerboard earns its place where you’d otherwise run electric heaters, or heat a whole house to sit in one room.',
  	"customers_heading" varchar DEFAULT 'What it’s like to live under one.' NOT NULL,
  	"customers_lede" varchar DEFAULT '',
  	"map_heading" varchar DEFAULT 'A Highland winter asks for half as much again as a Cornish one.' NOT NULL,
  	"map_lede" varchar DEFAULT 'Every estimate starts with your postcode, because the same room needs more panels in Inverness than in Bath.',
  	"app_heading" varchar DEFAULT 'Warm the room you’re in. Leave the rest.' NOT NULL,
  	"app_lede" varchar DEFAULT 'Each room has its own thermostat and its own week. Panels respond in minutes, so you can heat an hour, not an evening.',
  	"questions_heading" varchar DEFAULT 'Asked before you buy' NOT NULL,
  	"questions_lede" varchar DEFAULT '',
  	"contact_heading" varchar DEFAULT 'Talk to someone who has fitted one.' NOT NULL,
  	"contact_lede" varchar DEFAULT '',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "sales_page_counters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" numeric NOT NULL,
  	"suffix" varchar,
  	"sentence" varchar NOT NULL
  );
  
  CREATE TABLE "sales_page_regulations_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "sales_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_heading" varchar DEFAULT 'Heat the room you’re in, from the ceiling.' NOT NULL,
  	"hero_lede" varchar DEFAULT 'A 225 W panel, 12.5 mm thin, screwed to the joists. Priced per room, fitted without pipework, controlled room by room.',
  	"hero_film_id" integer,
  	"hero_demo_film_id" integer,
  	"regulations_heading" varchar DEFAULT 'What the rules ask, and when.' NOT NULL,
  	"regulations_lede" varchar DEFAULT 'Three dates decide most projects. None of them bans the boiler you have.',
  	"calculator_heading" varchar DEFAULT 'What would it cost to run?' NOT NULL,
  	"calculator_lede" varchar DEFAULT 'Four questions, no contact details. The sum stands under the answer.',
  	"products_heading" varchar DEFAULT 'One panel, and what holds it up.' NOT NULL,
  	"products_lede" varchar DEFAULT 'Glass-fibre face, heating film, insulation and a steel back, 6.6 kg together.',
  	"case_study_id" integer,
  	"thermal_heading" varchar DEFAULT 'An hour of warming up, in seconds.' NOT NULL,
  	"thermal_lede" varchar DEFAULT 'A simulation from the panel’s heat output and the room’s geometry.',
  	"thermal_film_id" integer,
  	"partners_distributor_heading" varchar DEFAULT 'Distribute' NOT NULL,
  	"partners_distributor_lede" varchar DEFAULT '40-60% margins and exclusive territory.',
  	"partners_installer_heading" varchar DEFAULT 'Install' NOT NULL,
  	"partners_installer_lede" varchar DEFAULT '£300-500 per installation.',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "sales_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  ALTER TABLE "media" ADD COLUMN "is_simulation" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "key" varchar;
  ALTER TABLE "media" ADD COLUMN "placeholder" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_phone_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_phone_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_phone_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_phone_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_phone_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_phone_filename" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "fitted" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "is_featured" boolean DEFAULT false;
  ALTER TABLE "testimonials" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_fitted" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_is_featured" boolean DEFAULT false;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_is_sample" boolean DEFAULT false;
  ALTER TABLE "faqs" ADD COLUMN "is_on_home" boolean DEFAULT false;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_is_on_home" boolean DEFAULT false;
  ALTER TABLE "case_studies" ADD COLUMN "heat_image_id" integer;
  ALTER TABLE "case_studies" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_heat_image_id" integer;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_is_sample" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "films_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "vat_number" varchar;
  ALTER TABLE "films" ADD CONSTRAINT "films_mp4_id_media_id_fk" FOREIGN KEY ("mp4_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films" ADD CONSTRAINT "films_webm_id_media_id_fk" FOREIGN KEY ("webm_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films" ADD CONSTRAINT "films_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promo_banner_messages" ADD CONSTRAINT "promo_banner_messages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promo_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_badges" ADD CONSTRAINT "home_page_badges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_stats" ADD CONSTRAINT "home_page_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_hero_day_picture_id_media_id_fk" FOREIGN KEY ("hero_day_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_hero_heat_picture_id_media_id_fk" FOREIGN KEY ("hero_heat_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sales_page_counters" ADD CONSTRAINT "sales_page_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sales_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_page_regulations_points" ADD CONSTRAINT "sales_page_regulations_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sales_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_page" ADD CONSTRAINT "sales_page_hero_film_id_films_id_fk" FOREIGN KEY ("hero_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sales_page" ADD CONSTRAINT "sales_page_hero_demo_film_id_films_id_fk" FOREIGN KEY ("hero_demo_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sales_page" ADD CONSTRAINT "sales_page_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sales_page" ADD CONSTRAINT "sales_page_thermal_film_id_films_id_fk" FOREIGN KEY ("thermal_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sales_page_rels" ADD CONSTRAINT "sales_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sales_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_page_rels" ADD CONSTRAINT "sales_page_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "films_key_idx" ON "films" USING btree ("key");
  CREATE INDEX "films_mp4_idx" ON "films" USING btree ("mp4_id");
  CREATE INDEX "films_webm_idx" ON "films" USING btree ("webm_id");
  CREATE INDEX "films_poster_idx" ON "films" USING btree ("poster_id");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE INDEX "promo_banner_messages_order_idx" ON "promo_banner_messages" USING btree ("_order");
  CREATE INDEX "promo_banner_messages_parent_id_idx" ON "promo_banner_messages" USING btree ("_parent_id");
  CREATE INDEX "home_page_badges_order_idx" ON "home_page_badges" USING btree ("_order");
  CREATE INDEX "home_page_badges_parent_id_idx" ON "home_page_badges" USING btree ("_parent_id");
  CREATE INDEX "home_page_stats_order_idx" ON "home_page_stats" USING btree ("_order");
  CREATE INDEX "home_page_stats_parent_id_idx" ON "home_page_stats" USING btree ("_parent_id");
  CREATE INDEX "home_page_hero_hero_day_picture_idx" ON "home_page" USING btree ("hero_day_picture_id");
  CREATE INDEX "home_page_hero_hero_heat_picture_idx" ON "home_page" USING btree ("hero_heat_picture_id");
  CREATE INDEX "sales_page_counters_order_idx" ON "sales_page_counters" USING btree ("_order");
  CREATE INDEX "sales_page_counters_parent_id_idx" ON "sales_page_counters" USING btree ("_parent_id");
  CREATE INDEX "sales_page_regulations_points_order_idx" ON "sales_page_regulations_points" USING btree ("_order");
  CREATE INDEX "sales_page_regulations_points_parent_id_idx" ON "sales_page_regulations_points" USING btree ("_parent_id");
  CREATE INDEX "sales_page_hero_hero_film_idx" ON "sales_page" USING btree ("hero_film_id");
  CREATE INDEX "sales_page_hero_hero_demo_film_idx" ON "sales_page" USING btree ("hero_demo_film_id");
  CREATE INDEX "sales_page_case_study_idx" ON "sales_page" USING btree ("case_study_id");
  CREATE INDEX "sales_page_thermal_thermal_film_idx" ON "sales_page" USING btree ("thermal_film_id");
  CREATE INDEX "sales_page_rels_order_idx" ON "sales_page_rels" USING btree ("order");
  CREATE INDEX "sales_page_rels_parent_idx" ON "sales_page_rels" USING btree ("parent_id");
  CREATE INDEX "sales_page_rels_path_idx" ON "sales_page_rels" USING btree ("path");
  CREATE INDEX "sales_page_rels_media_id_idx" ON "sales_page_rels" USING btree ("media_id");
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_heat_image_id_media_id_fk" FOREIGN KEY ("heat_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_heat_image_id_media_id_fk" FOREIGN KEY ("version_heat_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "media_key_idx" ON "media" USING btree ("key");
  CREATE INDEX "media_sizes_phone_sizes_phone_filename_idx" ON "media" USING btree ("sizes_phone_filename");
  CREATE INDEX "testimonials_is_featured_idx" ON "testimonials" USING btree ("is_featured");
  CREATE INDEX "_testimonials_v_version_version_is_featured_idx" ON "_testimonials_v" USING btree ("version_is_featured");
  CREATE INDEX "faqs_is_on_home_idx" ON "faqs" USING btree ("is_on_home");
  CREATE INDEX "_faqs_v_version_version_is_on_home_idx" ON "_faqs_v" USING btree ("version_is_on_home");
  CREATE INDEX "case_studies_heat_image_idx" ON "case_studies" USING btree ("heat_image_id");
  CREATE INDEX "_case_studies_v_version_version_heat_image_idx" ON "_case_studies_v" USING btree ("version_heat_image_id");
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "payload_locked_documents_rels" USING btree ("films_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promo_banner_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promo_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_badges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sales_page_counters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sales_page_regulations_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sales_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sales_page_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "films" CASCADE;
  DROP TABLE "promo_banner_messages" CASCADE;
  DROP TABLE "promo_banner" CASCADE;
  DROP TABLE "home_page_badges" CASCADE;
  DROP TABLE "home_page_stats" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "sales_page_counters" CASCADE;
  DROP TABLE "sales_page_regulations_points" CASCADE;
  DROP TABLE "sales_page" CASCADE;
  DROP TABLE "sales_page_rels" CASCADE;
  ALTER TABLE "case_studies" DROP CONSTRAINT "case_studies_heat_image_id_media_id_fk";
  
  ALTER TABLE "_case_studies_v" DROP CONSTRAINT "_case_studies_v_version_heat_image_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_films_fk";
  
  DROP INDEX "media_key_idx";
  DROP INDEX "media_sizes_phone_sizes_phone_filename_idx";
  DROP INDEX "testimonials_is_featured_idx";
  DROP INDEX "_testimonials_v_version_version_is_featured_idx";
  DROP INDEX "faqs_is_on_home_idx";
  DROP INDEX "_faqs_v_version_version_is_on_home_idx";
  DROP INDEX "case_studies_heat_image_idx";
  DROP INDEX "_case_studies_v_version_version_heat_image_idx";
  DROP INDEX "payload_locked_documents_rels_films_id_idx";
  ALTER TABLE "media" DROP COLUMN "is_simulation";
  ALTER TABLE "media" DROP COLUMN "key";
  ALTER TABLE "media" DROP COLUMN "placeholder";
  ALTER TABLE "media" DROP COLUMN "sizes_phone_url";
  ALTER TABLE "media" DROP COLUMN "sizes_phone_width";
  ALTER TABLE "media" DROP COLUMN "sizes_phone_height";
  ALTER TABLE "media" DROP COLUMN "sizes_phone_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_phone_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_phone_filename";
  ALTER TABLE "testimonials" DROP COLUMN "fitted";
  ALTER TABLE "testimonials" DROP COLUMN "is_featured";
  ALTER TABLE "testimonials" DROP COLUMN "is_sample";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_fitted";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_is_featured";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_is_sample";
  ALTER TABLE "faqs" DROP COLUMN "is_on_home";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_is_on_home";
  ALTER TABLE "case_studies" DROP COLUMN "heat_image_id";
  ALTER TABLE "case_studies" DROP COLUMN "is_sample";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_heat_image_id";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_is_sample";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "films_id";
  ALTER TABLE "site_settings" DROP COLUMN "vat_number";
  DROP TYPE "public"."enum_promo_banner_messages_icon";
  DROP TYPE "public"."enum_home_page_badges_icon";`)
}
