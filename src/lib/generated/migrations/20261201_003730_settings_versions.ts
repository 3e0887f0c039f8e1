import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What each global is now becomes its first version, so that the first change can be taken back. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__site_settings_v_version_social_links_platform" AS ENUM('facebook', 'instagram', 'linkedin', 'x', 'youtube');
  CREATE TYPE "public"."enum__opening_hours_v_version_week_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '0');
  CREATE TYPE "public"."enum__claim_settings_v_version_mode" AS ENUM('faithful', 'strict');
  CREATE TABLE "_site_settings_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"platform" "enum__site_settings_v_version_social_links_platform" NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_calculator_frames" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"origin" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_legal_name" varchar NOT NULL,
  	"version_registered_number" varchar,
  	"version_vat_number" varchar,
  	"version_address_street" varchar NOT NULL,
  	"version_address_town" varchar NOT NULL,
  	"version_address_county" varchar NOT NULL,
  	"version_address_postcode" varchar NOT NULL,
  	"version_phone" varchar NOT NULL,
  	"version_sparky_phone" varchar NOT NULL,
  	"version_email" varchar NOT NULL,
  	"version_bank_account_name" varchar,
  	"version_bank_sort_code" varchar,
  	"version_bank_account_number" varchar,
  	"version_is_not_vat_registered" boolean DEFAULT false,
  	"version_delivery_terms" varchar,
  	"version_take_back_statement" varchar,
  	"version_held_pieces_max" numeric DEFAULT 40 NOT NULL,
  	"version_speed_sample_percent" numeric DEFAULT 100 NOT NULL,
  	"version_store_open" boolean DEFAULT false,
  	"version_store_open_since" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_opening_hours_v_version_week" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weekday" "enum__opening_hours_v_version_week_weekday" NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_opening_hours_v_version_closed_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"reason" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_opening_hours_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_closed_on_bank_holidays" boolean DEFAULT true,
  	"version_shows_reply_speed" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_claim_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_mode" "enum__claim_settings_v_version_mode" DEFAULT 'faithful' NOT NULL,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_search_synonyms_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_synonyms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "opening_hours" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "claim_settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "search_synonyms" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_site_settings_v_version_social_links" ADD CONSTRAINT "_site_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_calculator_frames" ADD CONSTRAINT "_site_settings_v_version_calculator_frames_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_opening_hours_v_version_week" ADD CONSTRAINT "_opening_hours_v_version_week_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_opening_hours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_opening_hours_v_version_closed_dates" ADD CONSTRAINT "_opening_hours_v_version_closed_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_opening_hours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_synonyms_v_version_groups" ADD CONSTRAINT "_search_synonyms_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_synonyms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_site_settings_v_version_social_links_order_idx" ON "_site_settings_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_links_parent_id_idx" ON "_site_settings_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_calculator_frames_order_idx" ON "_site_settings_v_version_calculator_frames" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_calculator_frames_parent_id_idx" ON "_site_settings_v_version_calculator_frames" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_opening_hours_v_version_week_order_idx" ON "_opening_hours_v_version_week" USING btree ("_order");
  CREATE INDEX "_opening_hours_v_version_week_parent_id_idx" ON "_opening_hours_v_version_week" USING btree ("_parent_id");
  CREATE INDEX "_opening_hours_v_version_closed_dates_order_idx" ON "_opening_hours_v_version_closed_dates" USING btree ("_order");
  CREATE INDEX "_opening_hours_v_version_closed_dates_parent_id_idx" ON "_opening_hours_v_version_closed_dates" USING btree ("_parent_id");
  CREATE INDEX "_opening_hours_v_created_at_idx" ON "_opening_hours_v" USING btree ("created_at");
  CREATE INDEX "_opening_hours_v_updated_at_idx" ON "_opening_hours_v" USING btree ("updated_at");
  CREATE INDEX "_claim_settings_v_created_at_idx" ON "_claim_settings_v" USING btree ("created_at");
  CREATE INDEX "_claim_settings_v_updated_at_idx" ON "_claim_settings_v" USING btree ("updated_at");
  CREATE INDEX "_search_synonyms_v_version_groups_order_idx" ON "_search_synonyms_v_version_groups" USING btree ("_order");
  CREATE INDEX "_search_synonyms_v_version_groups_parent_id_idx" ON "_search_synonyms_v_version_groups" USING btree ("_parent_id");
  CREATE INDEX "_search_synonyms_v_created_at_idx" ON "_search_synonyms_v" USING btree ("created_at");
  CREATE INDEX "_search_synonyms_v_updated_at_idx" ON "_search_synonyms_v" USING btree ("updated_at");
  INSERT INTO "_site_settings_v" ("version_legal_name", "version_registered_number", "version_vat_number", "version_address_street", "version_address_town", "version_address_county", "version_address_postcode", "version_phone", "version_sparky_phone", "version_email", "version_bank_account_name", "version_bank_sort_code", "version_bank_account_number", "version_is_not_vat_registered", "version_delivery_terms", "version_take_back_statement", "version_held_pieces_max", "version_speed_sample_percent", "version_store_open", "version_store_open_since", "version_updated_at", "version_created_at", "created_at", "updated_at")
   SELECT "legal_name", "registered_number", "vat_number", "address_street", "address_town", "address_county", "address_postcode", "phone", "sparky_phone", "email", "bank_account_name", "bank_sort_code", "bank_account_number", "is_not_vat_registered", "delivery_terms", "take_back_statement", "held_pieces_max", "speed_sample_percent", "store_open", "store_open_since", "updated_at", "created_at", coalesce("updated_at", now()), coalesce("updated_at", now()) FROM "site_settings";
  INSERT INTO "_site_settings_v_version_social_links" ("_order", "_parent_id", "_uuid", "platform", "url")
   SELECT e."_order", v."id", e."id", e."platform"::text::"enum__site_settings_v_version_social_links_platform", e."url" FROM "site_settings_social_links" e, "_site_settings_v" v;
  INSERT INTO "_site_settings_v_version_calculator_frames" ("_order", "_parent_id", "_uuid", "origin")
   SELECT e."_order", v."id", e."id", e."origin" FROM "site_settings_calculator_frames" e, "_site_settings_v" v;
  INSERT INTO "_opening_hours_v" ("version_closed_on_bank_holidays", "version_shows_reply_speed", "version_updated_at", "version_created_at", "created_at", "updated_at")
   SELECT "closed_on_bank_holidays", "shows_reply_speed", "updated_at", "created_at", coalesce("updated_at", now()), coalesce("updated_at", now()) FROM "opening_hours";
  INSERT INTO "_opening_hours_v_version_week" ("_order", "_parent_id", "_uuid", "weekday", "opens", "closes")
   SELECT e."_order", v."id", e."id", e."weekday"::text::"enum__opening_hours_v_version_week_weekday", e."opens", e."closes" FROM "opening_hours_week" e, "_opening_hours_v" v;
  INSERT INTO "_opening_hours_v_version_closed_dates" ("_order", "_parent_id", "_uuid", "date", "reason")
   SELECT e."_order", v."id", e."id", e."date", e."reason" FROM "opening_hours_closed_dates" e, "_opening_hours_v" v;
  INSERT INTO "_claim_settings_v" ("version_mode", "version_updated_at", "version_created_at", "created_at", "updated_at")
   SELECT "mode"::text::"enum__claim_settings_v_version_mode", "updated_at", "created_at", coalesce("updated_at", now()), coalesce("updated_at", now()) FROM "claim_settings";
  INSERT INTO "_search_synonyms_v" ("version_updated_at", "version_created_at", "created_at", "updated_at")
   SELECT "updated_at", "created_at", coalesce("updated_at", now()), coalesce("updated_at", now()) FROM "search_synonyms";
  INSERT INTO "_search_synonyms_v_version_groups" ("_order", "_parent_id", "_uuid", "words")
   SELECT e."_order", v."id", e."id", e."words" FROM "search_synonyms_groups" e, "_search_synonyms_v" v;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "_site_settings_v_version_social_links" CASCADE;
  DROP TABLE "_site_settings_v_version_calculator_frames" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_opening_hours_v_version_week" CASCADE;
  DROP TABLE "_opening_hours_v_version_closed_dates" CASCADE;
  DROP TABLE "_opening_hours_v" CASCADE;
  DROP TABLE "_claim_settings_v" CASCADE;
  DROP TABLE "_search_synonyms_v_version_groups" CASCADE;
  DROP TABLE "_search_synonyms_v" CASCADE;
  ALTER TABLE "site_settings" DROP COLUMN "saved_by";
  ALTER TABLE "opening_hours" DROP COLUMN "saved_by";
  ALTER TABLE "claim_settings" DROP COLUMN "saved_by";
  ALTER TABLE "search_synonyms" DROP COLUMN "saved_by";
  DROP TYPE "public"."enum__site_settings_v_version_social_links_platform";
  DROP TYPE "public"."enum__opening_hours_v_version_week_weekday";
  DROP TYPE "public"."enum__claim_settings_v_version_mode";`)
}
