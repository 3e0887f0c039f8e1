import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "seeded_texts" (
  	"source" text PRIMARY KEY NOT NULL,
  	"hash" text NOT NULL,
  	"written_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "search_synonyms_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL
  );
  
  CREATE TABLE "search_synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "home_page" ALTER COLUMN "how_it_works_heading" SET DEFAULT 'It heats what is in its view.';
  ALTER TABLE "home_page" ALTER COLUMN "how_it_works_lede" SET DEFAULT 'So we start with where you sit, not with where there is spare wall. Under a panel you feel up to a degree warmer than the air; a few steps away, a quarter of one.';
  ALTER TABLE "home_page" ALTER COLUMN "running_cost_heading" SET DEFAULT 'What will it cost to run?';
  ALTER TABLE "home_page" ALTER COLUMN "map_heading" SET DEFAULT 'A Highland winter needs half as much heat again as a Cornish one.';
  ALTER TABLE "home_page" ALTER COLUMN "questions_heading" SET DEFAULT 'Questions before you buy';
  ALTER TABLE "sales_page_counters" ALTER COLUMN "sentence" SET DEFAULT 'a sample figure';
  ALTER TABLE "sales_page_counters" ALTER COLUMN "sentence" DROP NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "regulations_heading" SET DEFAULT 'What the rules require, and when.';
  ALTER TABLE "sales_page" ALTER COLUMN "regulations_lede" SET DEFAULT 'Three dates matter for most projects. None of them bans the boiler you have.';
  ALTER TABLE "sales_page" ALTER COLUMN "calculator_lede" SET DEFAULT 'Four questions, no contact details. The working is shown below the answer.';
  ALTER TABLE "sales_page" ALTER COLUMN "products_lede" SET DEFAULT 'A coated face, a heating film, insulation and a steel back: 6.6 kg in all.';
  ALTER TABLE "sales_page" ALTER COLUMN "partners_distributor_lede" SET DEFAULT 'You hold stock and sell to the trade in your area. The terms are in the agreement.';
  ALTER TABLE "sales_page" ALTER COLUMN "partners_installer_lede" SET DEFAULT 'You fit what we sell near you. Your fee for a job is shown in the order before you accept it.';
  ALTER TABLE "pages" ADD COLUMN "name" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_name" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "checked_by" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "checked_on" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_checked_by" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_checked_on" timestamp(3) with time zone;
  ALTER TABLE "case_studies" ADD COLUMN "evidence" varchar;
  ALTER TABLE "case_studies" ADD COLUMN "checked_by" varchar;
  ALTER TABLE "case_studies" ADD COLUMN "checked_on" timestamp(3) with time zone;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_checked_by" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_checked_on" timestamp(3) with time zone;
  ALTER TABLE "installers" ADD COLUMN "evidence" varchar;
  ALTER TABLE "installers" ADD COLUMN "checked_by" varchar;
  ALTER TABLE "installers" ADD COLUMN "checked_on" timestamp(3) with time zone;
  ALTER TABLE "_installers_v" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "_installers_v" ADD COLUMN "version_checked_by" varchar;
  ALTER TABLE "_installers_v" ADD COLUMN "version_checked_on" timestamp(3) with time zone;
  ALTER TABLE "search_synonyms_groups" ADD CONSTRAINT "search_synonyms_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_synonyms_groups_order_idx" ON "search_synonyms_groups" USING btree ("_order");
  CREATE INDEX "search_synonyms_groups_parent_id_idx" ON "search_synonyms_groups" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "seeded_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_synonyms_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_synonyms" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "seeded_texts" CASCADE;
  DROP TABLE "search_synonyms_groups" CASCADE;
  DROP TABLE "search_synonyms" CASCADE;
  ALTER TABLE "home_page" ALTER COLUMN "how_it_works_heading" SET DEFAULT 'It heats what it can see.';
  ALTER TABLE "home_page" ALTER COLUMN "how_it_works_lede" SET DEFAULT 'So we begin with where you sit, not with where there’s spare wall. Under a panel you feel up to a degree warmer than the air; a few steps away, a quarter of one.';
  ALTER TABLE "home_page" ALTER COLUMN "running_cost_heading" SET DEFAULT 'The sum we’d want to see first.';
  ALTER TABLE "home_page" ALTER COLUMN "map_heading" SET DEFAULT 'A Highland winter asks for half as much again as a Cornish one.';
  ALTER TABLE "home_page" ALTER COLUMN "questions_heading" SET DEFAULT 'Asked before you buy';
  ALTER TABLE "sales_page_counters" ALTER COLUMN "sentence" DROP DEFAULT;
  ALTER TABLE "sales_page_counters" ALTER COLUMN "sentence" SET NOT NULL;
  ALTER TABLE "sales_page" ALTER COLUMN "regulations_heading" SET DEFAULT 'What the rules ask, and when.';
  ALTER TABLE "sales_page" ALTER COLUMN "regulations_lede" SET DEFAULT 'Three dates decide most projects. None of them bans the boiler you have.';
  ALTER TABLE "sales_page" ALTER COLUMN "calculator_lede" SET DEFAULT 'Four questions, no contact details. The sum stands under the answer.';
  ALTER TABLE "sales_page" ALTER COLUMN "products_lede" SET DEFAULT 'Glass-fibre face, heating film, insulation and a steel back, 6.6 kg together.';
  ALTER TABLE "sales_page" ALTER COLUMN "partners_distributor_lede" SET DEFAULT 'You hold stock and sell to the trade around you. The terms stand in the agreement.';
  ALTER TABLE "sales_page" ALTER COLUMN "partners_installer_lede" SET DEFAULT 'You fit what we sell near you. What you get for a job stands in the order before you accept it.';
  ALTER TABLE "pages" DROP COLUMN "name";
  ALTER TABLE "_pages_v" DROP COLUMN "version_name";
  ALTER TABLE "testimonials" DROP COLUMN "checked_by";
  ALTER TABLE "testimonials" DROP COLUMN "checked_on";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_checked_by";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_checked_on";
  ALTER TABLE "case_studies" DROP COLUMN "evidence";
  ALTER TABLE "case_studies" DROP COLUMN "checked_by";
  ALTER TABLE "case_studies" DROP COLUMN "checked_on";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_evidence";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_checked_by";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_checked_on";
  ALTER TABLE "installers" DROP COLUMN "evidence";
  ALTER TABLE "installers" DROP COLUMN "checked_by";
  ALTER TABLE "installers" DROP COLUMN "checked_on";
  ALTER TABLE "_installers_v" DROP COLUMN "version_evidence";
  ALTER TABLE "_installers_v" DROP COLUMN "version_checked_by";
  ALTER TABLE "_installers_v" DROP COLUMN "version_checked_on";`)
}
