import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tariffs" ALTER COLUMN "vat" DROP NOT NULL;
  ALTER TABLE "_tariffs_v" ALTER COLUMN "version_vat" DROP NOT NULL;
  ALTER TABLE "tariffs" ADD COLUMN "vat_percent" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "tariffs" ADD COLUMN "vat_until" timestamp(3) with time zone;
  ALTER TABLE "tariffs" ADD COLUMN "vat_percent_after" numeric;
  ALTER TABLE "tariffs" ADD COLUMN "gas_vat_percent" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "_tariffs_v" ADD COLUMN "version_vat_percent" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "_tariffs_v" ADD COLUMN "version_vat_until" timestamp(3) with time zone;
  ALTER TABLE "_tariffs_v" ADD COLUMN "version_vat_percent_after" numeric;
  ALTER TABLE "_tariffs_v" ADD COLUMN "version_gas_vat_percent" numeric DEFAULT 5 NOT NULL;`)
  await db.execute(sql`
  UPDATE "tariffs" SET "vat_percent" = 0, "vat_percent_after" = 5,
    "vat_until" = (to_date(coalesce(substring("vat" from 'until ([0-9]+ [A-Z][a-z]+ [0-9]{4})'), '31 March 2027'), 'DD Month YYYY') || ' 12:00+00')::timestamptz
    WHERE "vat" LIKE '%no VAT on electricity%';
  UPDATE "_tariffs_v" SET "version_vat_percent" = 0, "version_vat_percent_after" = 5,
    "version_vat_until" = (to_date(coalesce(substring("version_vat" from 'until ([0-9]+ [A-Z][a-z]+ [0-9]{4})'), '31 March 2027'), 'DD Month YYYY') || ' 12:00+00')::timestamptz
    WHERE "version_vat" LIKE '%no VAT on electricity%';
  UPDATE "quotes" SET "figures" = "figures" || '{"vatChange": {"percent": 0, "until": "2027-03-31", "percentAfter": 5, "hasCome": false}}'
    WHERE "figures"::text LIKE '%no VAT on electricity%';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tariffs" ALTER COLUMN "vat" SET NOT NULL;
  ALTER TABLE "_tariffs_v" ALTER COLUMN "version_vat" SET NOT NULL;
  ALTER TABLE "tariffs" DROP COLUMN "vat_percent";
  ALTER TABLE "tariffs" DROP COLUMN "vat_until";
  ALTER TABLE "tariffs" DROP COLUMN "vat_percent_after";
  ALTER TABLE "tariffs" DROP COLUMN "gas_vat_percent";
  ALTER TABLE "_tariffs_v" DROP COLUMN "version_vat_percent";
  ALTER TABLE "_tariffs_v" DROP COLUMN "version_vat_until";
  ALTER TABLE "_tariffs_v" DROP COLUMN "version_vat_percent_after";
  ALTER TABLE "_tariffs_v" DROP COLUMN "version_gas_vat_percent";`)
}
