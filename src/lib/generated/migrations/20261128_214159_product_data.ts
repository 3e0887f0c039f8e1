import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films" ADD COLUMN "has_sound" boolean DEFAULT false;
  ALTER TABLE "products" ADD COLUMN "gtin" varchar;
  ALTER TABLE "products" ADD COLUMN "price_valid_until" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films" DROP COLUMN "has_sound";
  ALTER TABLE "products" DROP COLUMN "gtin";
  ALTER TABLE "products" DROP COLUMN "price_valid_until";`)
}
