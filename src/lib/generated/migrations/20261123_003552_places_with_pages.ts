import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_places_indexing" AS ENUM('automatic', 'always', 'never');
  ALTER TYPE "public"."enum_places_kind" ADD VALUE 'country' BEFORE 'city';
  ALTER TYPE "public"."enum_places_kind" ADD VALUE 'county' BEFORE 'city';
  DROP INDEX "places_slug_idx";
  ALTER TABLE "places" ADD COLUMN "path" varchar;
  ALTER TABLE "places" ADD COLUMN "editorial" varchar;
  ALTER TABLE "places" ADD COLUMN "image_id" integer;
  ALTER TABLE "places" ADD COLUMN "case_study_id" integer;
  ALTER TABLE "places" ADD COLUMN "indexing" "enum_places_indexing" DEFAULT 'automatic' NOT NULL;
  ALTER TABLE "places" ADD COLUMN "is_indexable" boolean DEFAULT false;
  ALTER TABLE "places" ADD COLUMN "similarity" numeric;
  ALTER TABLE "places" ADD COLUMN "indexing_reason" varchar;
  ALTER TABLE "places" ADD COLUMN "angles" varchar;
  ALTER TABLE "places" ADD COLUMN "indexable_topics" varchar;
  ALTER TABLE "places" ADD COLUMN "is_edited" boolean DEFAULT false;
  ALTER TABLE "places" ADD COLUMN "degree_days" numeric;
  ALTER TABLE "places" ADD COLUMN "other_regions" varchar;
  ALTER TABLE "places" ADD COLUMN "neighbours" varchar;
  ALTER TABLE "places" ADD CONSTRAINT "places_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "places" ADD CONSTRAINT "places_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "places_path_idx" ON "places" USING btree ("path");
  CREATE INDEX "places_image_idx" ON "places" USING btree ("image_id");
  CREATE INDEX "places_case_study_idx" ON "places" USING btree ("case_study_id");
  CREATE INDEX "places_is_indexable_idx" ON "places" USING btree ("is_indexable");
  CREATE INDEX "places_similarity_idx" ON "places" USING btree ("similarity");
  CREATE UNIQUE INDEX "parent_slug_idx" ON "places" USING btree ("parent_id","slug");
  CREATE INDEX "places_slug_idx" ON "places" USING btree ("slug");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "places" DROP CONSTRAINT "places_image_id_media_id_fk";
  
  ALTER TABLE "places" DROP CONSTRAINT "places_case_study_id_case_studies_id_fk";
  
  ALTER TABLE "places" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_places_kind";
  CREATE TYPE "public"."enum_places_kind" AS ENUM('city', 'town', 'village', 'suburb');
  ALTER TABLE "places" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_places_kind" USING "kind"::"public"."enum_places_kind";
  DROP INDEX "places_path_idx";
  DROP INDEX "places_image_idx";
  DROP INDEX "places_case_study_idx";
  DROP INDEX "places_is_indexable_idx";
  DROP INDEX "places_similarity_idx";
  DROP INDEX "parent_slug_idx";
  DROP INDEX "places_slug_idx";
  CREATE UNIQUE INDEX "places_slug_idx" ON "places" USING btree ("slug");
  ALTER TABLE "places" DROP COLUMN "path";
  ALTER TABLE "places" DROP COLUMN "editorial";
  ALTER TABLE "places" DROP COLUMN "image_id";
  ALTER TABLE "places" DROP COLUMN "case_study_id";
  ALTER TABLE "places" DROP COLUMN "indexing";
  ALTER TABLE "places" DROP COLUMN "is_indexable";
  ALTER TABLE "places" DROP COLUMN "similarity";
  ALTER TABLE "places" DROP COLUMN "indexing_reason";
  ALTER TABLE "places" DROP COLUMN "angles";
  ALTER TABLE "places" DROP COLUMN "indexable_topics";
  ALTER TABLE "places" DROP COLUMN "is_edited";
  ALTER TABLE "places" DROP COLUMN "degree_days";
  ALTER TABLE "places" DROP COLUMN "other_regions";
  ALTER TABLE "places" DROP COLUMN "neighbours";
  DROP TYPE "public"."enum_places_indexing";`)
}
