import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_leads_status" ADD VALUE 'withdrawn';
  ALTER TYPE "public"."enum_deliveries_state" ADD VALUE 'cancelled';
  ALTER TABLE "leads" ADD COLUMN "customer_changes" jsonb;
  ALTER TABLE "leads" ADD COLUMN "access_token_sha256" varchar;
  ALTER TABLE "call_requests" ADD COLUMN "name" varchar;
  ALTER TABLE "contact_inquiries" ADD COLUMN IF NOT EXISTS "quote" jsonb;
  CREATE UNIQUE INDEX "leads_access_token_sha256_idx" ON "leads" USING btree ("access_token_sha256");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "leads" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_leads_status";
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'contacted', 'quoted', 'won', 'lost');
  ALTER TABLE "leads" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_leads_status";
  ALTER TABLE "leads" ALTER COLUMN "status" SET DATA TYPE "public"."enum_leads_status" USING "status"::"public"."enum_leads_status";
  ALTER TABLE "deliveries" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "deliveries" ALTER COLUMN "state" SET DEFAULT 'waiting'::text;
  DROP TYPE "public"."enum_deliveries_state";
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('waiting', 'sending', 'sent', 'parked', 'not-configured');
  ALTER TABLE "deliveries" ALTER COLUMN "state" SET DEFAULT 'waiting'::"public"."enum_deliveries_state";
  ALTER TABLE "deliveries" ALTER COLUMN "state" SET DATA TYPE "public"."enum_deliveries_state" USING "state"::"public"."enum_deliveries_state";
  DROP INDEX "leads_access_token_sha256_idx";
  ALTER TABLE "leads" DROP COLUMN "customer_changes";
  ALTER TABLE "leads" DROP COLUMN "access_token_sha256";
  ALTER TABLE "call_requests" DROP COLUMN "name";
  ALTER TABLE "contact_inquiries" DROP COLUMN "quote";`)
}
