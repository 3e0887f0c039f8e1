import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_template" AS ENUM('guide', 'company', 'offer', 'reference', 'legal');
  CREATE TYPE "public"."enum__pages_v_version_template" AS ENUM('guide', 'company', 'offer', 'reference', 'legal');
  ALTER TABLE "pages" ADD COLUMN "in_short" varchar;
  ALTER TABLE "pages" ADD COLUMN "template" "enum_pages_template" DEFAULT 'guide';
  ALTER TABLE "_pages_v" ADD COLUMN "version_in_short" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_template" "enum__pages_v_version_template" DEFAULT 'guide';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "in_short";
  ALTER TABLE "pages" DROP COLUMN "template";
  ALTER TABLE "_pages_v" DROP COLUMN "version_in_short";
  ALTER TABLE "_pages_v" DROP COLUMN "version_template";
  DROP TYPE "public"."enum_pages_template";
  DROP TYPE "public"."enum__pages_v_version_template";`)
}
