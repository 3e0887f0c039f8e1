import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_performance_metrics_metric" ADD VALUE 'DESIGN_OFFERED';
  ALTER TYPE "public"."enum_performance_metrics_metric" ADD VALUE 'DESIGN_PRICED';
  ALTER TABLE "shared_designs" ADD COLUMN "mail_to" varchar;
  ALTER TABLE "shared_designs" ADD COLUMN "mail_since" timestamp(3) with time zone;
  ALTER TABLE "shared_designs" ADD COLUMN "mail_next_at" timestamp(3) with time zone;
  ALTER TABLE "shared_designs" ADD COLUMN "mail_attempts" numeric;
  ALTER TABLE "shared_design_versions" ADD COLUMN "note" varchar;
  ALTER TABLE "shared_design_comments" ADD COLUMN "storey" numeric;
  ALTER TABLE "shared_design_comments" ADD COLUMN "x_mm" numeric;
  ALTER TABLE "shared_design_comments" ADD COLUMN "y_mm" numeric;
  ALTER TABLE "home_page" ADD COLUMN "second_opening_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "second_opening_lede" varchar;
  ALTER TABLE "home_page" ADD COLUMN "openings_since" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_second_opening_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_second_opening_lede" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_openings_since" varchar;
  ALTER TABLE "sales_page" ADD COLUMN "second_opening_heading" varchar;
  ALTER TABLE "sales_page" ADD COLUMN "second_opening_lede" varchar;
  ALTER TABLE "sales_page" ADD COLUMN "openings_since" varchar;
  ALTER TABLE "_sales_page_v" ADD COLUMN "version_second_opening_heading" varchar;
  ALTER TABLE "_sales_page_v" ADD COLUMN "version_second_opening_lede" varchar;
  ALTER TABLE "_sales_page_v" ADD COLUMN "version_openings_since" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "performance_metrics" ALTER COLUMN "metric" SET DATA TYPE text;
  DROP TYPE "public"."enum_performance_metrics_metric";
  CREATE TYPE "public"."enum_performance_metrics_metric" AS ENUM('LCP', 'FID', 'INP', 'TTFB', 'CLS', 'PAGE_LOAD');
  ALTER TABLE "performance_metrics" ALTER COLUMN "metric" SET DATA TYPE "public"."enum_performance_metrics_metric" USING "metric"::"public"."enum_performance_metrics_metric";
  ALTER TABLE "shared_designs" DROP COLUMN "mail_to";
  ALTER TABLE "shared_designs" DROP COLUMN "mail_since";
  ALTER TABLE "shared_designs" DROP COLUMN "mail_next_at";
  ALTER TABLE "shared_designs" DROP COLUMN "mail_attempts";
  ALTER TABLE "shared_design_versions" DROP COLUMN "note";
  ALTER TABLE "shared_design_comments" DROP COLUMN "storey";
  ALTER TABLE "shared_design_comments" DROP COLUMN "x_mm";
  ALTER TABLE "shared_design_comments" DROP COLUMN "y_mm";
  ALTER TABLE "home_page" DROP COLUMN "second_opening_heading";
  ALTER TABLE "home_page" DROP COLUMN "second_opening_lede";
  ALTER TABLE "home_page" DROP COLUMN "openings_since";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_second_opening_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_second_opening_lede";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_openings_since";
  ALTER TABLE "sales_page" DROP COLUMN "second_opening_heading";
  ALTER TABLE "sales_page" DROP COLUMN "second_opening_lede";
  ALTER TABLE "sales_page" DROP COLUMN "openings_since";
  ALTER TABLE "_sales_page_v" DROP COLUMN "version_second_opening_heading";
  ALTER TABLE "_sales_page_v" DROP COLUMN "version_second_opening_lede";
  ALTER TABLE "_sales_page_v" DROP COLUMN "version_openings_since";`)
}
