import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_error_logs_state" AS ENUM('open', 'resolved', 'muted');
  CREATE TYPE "public"."enum_heatmap_records_kind" AS ENUM('click', 'scroll', 'focus', 'blur', 'attention');
  CREATE TYPE "public"."enum_heatmap_records_page_type" AS ENUM('homepage', 'calculator', 'locations', 'contact', 'about', 'technical-specs', 'sales', 'blog', 'general');
  CREATE TYPE "public"."enum_heatmap_records_device" AS ENUM('phone', 'tablet', 'desktop');
  DROP INDEX "heatmap_records_location_idx";
  DROP INDEX "heatmap_records_element_type_idx";
  ALTER TABLE "heatmap_records" ALTER COLUMN "page_type" SET DATA TYPE "public"."enum_heatmap_records_page_type" USING "page_type"::"public"."enum_heatmap_records_page_type";
  ALTER TABLE "error_logs" ADD COLUMN "first_seen" timestamp(3) with time zone;
  ALTER TABLE "error_logs" ADD COLUMN "release" varchar;
  ALTER TABLE "error_logs" ADD COLUMN "state" "enum_error_logs_state" DEFAULT 'open' NOT NULL;
  ALTER TABLE "heatmap_records" ADD COLUMN "kind" "enum_heatmap_records_kind";
  ALTER TABLE "heatmap_records" ADD COLUMN "device" "enum_heatmap_records_device";
  ALTER TABLE "heatmap_records" ADD COLUMN "visitor" varchar;
  ALTER TABLE "heatmap_records" ADD COLUMN "element" varchar;
  ALTER TABLE "heatmap_records" ADD COLUMN "within_x" numeric;
  ALTER TABLE "heatmap_records" ADD COLUMN "within_y" numeric;
  ALTER TABLE "heatmap_records" ADD COLUMN "depth_percent" numeric;
  ALTER TABLE "heatmap_records" ADD COLUMN "attention_ms" jsonb;
  CREATE INDEX "error_logs_state_idx" ON "error_logs" USING btree ("state");
  CREATE INDEX "heatmap_records_referrer_idx" ON "heatmap_records" USING btree ("referrer");
  CREATE INDEX "location_device_timestamp_idx" ON "heatmap_records" USING btree ("location","device","timestamp");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "error_logs_state_idx";
  DROP INDEX "heatmap_records_referrer_idx";
  DROP INDEX "location_device_timestamp_idx";
  ALTER TABLE "heatmap_records" ALTER COLUMN "page_type" SET DATA TYPE varchar;
  CREATE INDEX "heatmap_records_location_idx" ON "heatmap_records" USING btree ("location");
  CREATE INDEX "heatmap_records_element_type_idx" ON "heatmap_records" USING btree ("element_type");
  ALTER TABLE "error_logs" DROP COLUMN "first_seen";
  ALTER TABLE "error_logs" DROP COLUMN "release";
  ALTER TABLE "error_logs" DROP COLUMN "state";
  ALTER TABLE "heatmap_records" DROP COLUMN "kind";
  ALTER TABLE "heatmap_records" DROP COLUMN "device";
  ALTER TABLE "heatmap_records" DROP COLUMN "visitor";
  ALTER TABLE "heatmap_records" DROP COLUMN "element";
  ALTER TABLE "heatmap_records" DROP COLUMN "within_x";
  ALTER TABLE "heatmap_records" DROP COLUMN "within_y";
  ALTER TABLE "heatmap_records" DROP COLUMN "depth_percent";
  ALTER TABLE "heatmap_records" DROP COLUMN "attention_ms";
  DROP TYPE "public"."enum_error_logs_state";
  DROP TYPE "public"."enum_heatmap_records_kind";
  DROP TYPE "public"."enum_heatmap_records_page_type";
  DROP TYPE "public"."enum_heatmap_records_device";`)
}
