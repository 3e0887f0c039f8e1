import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "card_payment_id" varchar;
  CREATE UNIQUE INDEX "orders_card_payment_id_idx" ON "orders" USING btree ("card_payment_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_card_payment_id_idx";
  ALTER TABLE "orders" DROP COLUMN "card_payment_id";`)
}
