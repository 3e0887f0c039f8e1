import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_calculator_usage_tool" AS ENUM('quick', 'professional');
  ALTER TABLE "calculator_usage" ADD COLUMN "tool" "enum_calculator_usage_tool" DEFAULT 'quick';
  ALTER TABLE "calculator_usage" ADD COLUMN "calculation" varchar;
  CREATE INDEX "calculator_usage_calculation_idx" ON "calculator_usage" USING btree ("calculation");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "calculator_usage_calculation_idx";
  ALTER TABLE "calculator_usage" DROP COLUMN "tool";
  ALTER TABLE "calculator_usage" DROP COLUMN "calculation";
  DROP TYPE "public"."enum_calculator_usage_tool";`)
}
