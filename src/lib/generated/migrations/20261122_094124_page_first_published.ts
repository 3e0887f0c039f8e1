import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "published_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_published_at" timestamp(3) with time zone;
  UPDATE "pages" SET "published_at" = "created_at" WHERE "_status" = 'published';
  UPDATE "_pages_v" SET "version_published_at" = "pages"."published_at" FROM "pages" WHERE "_pages_v"."parent_id" = "pages"."id";
  ALTER TABLE "home_page" ALTER COLUMN "map_lede" SET DEFAULT 'The calculator starts with your postcode, because the same room needs more panels in Inverness than in Bath.';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "published_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_published_at";
  ALTER TABLE "home_page" ALTER COLUMN "map_lede" SET DEFAULT 'Every estimate starts with your postcode, because the same room needs more panels in Inverness than in Bath.';`)
}
