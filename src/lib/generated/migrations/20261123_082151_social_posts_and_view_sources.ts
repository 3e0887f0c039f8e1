import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_social_media_posts_status" ADD VALUE 'sending' BEFORE 'published';
  ALTER TYPE "public"."enum_social_media_posts_status" ADD VALUE 'not-configured';
  ALTER TABLE "blog_post_views" ADD COLUMN "source" varchar;
  ALTER TABLE "social_media_posts" ADD COLUMN "last_error" varchar;
  ALTER TABLE "social_media_posts" ADD COLUMN "attempts" numeric DEFAULT 0;
  ALTER TABLE "social_media_posts" ADD COLUMN "next_attempt_at" timestamp(3) with time zone;
  ALTER TABLE "social_media_posts" ADD COLUMN "sending_since" timestamp(3) with time zone;
  CREATE INDEX "status_scheduledDate_idx" ON "social_media_posts" USING btree ("status","scheduled_date");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "social_media_posts" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "social_media_posts" ALTER COLUMN "status" SET DEFAULT 'scheduled'::text;
  DROP TYPE "public"."enum_social_media_posts_status";
  CREATE TYPE "public"."enum_social_media_posts_status" AS ENUM('draft', 'scheduled', 'published', 'failed');
  ALTER TABLE "social_media_posts" ALTER COLUMN "status" SET DEFAULT 'scheduled'::"public"."enum_social_media_posts_status";
  ALTER TABLE "social_media_posts" ALTER COLUMN "status" SET DATA TYPE "public"."enum_social_media_posts_status" USING "status"::"public"."enum_social_media_posts_status";
  DROP INDEX "status_scheduledDate_idx";
  ALTER TABLE "blog_post_views" DROP COLUMN "source";
  ALTER TABLE "social_media_posts" DROP COLUMN "last_error";
  ALTER TABLE "social_media_posts" DROP COLUMN "attempts";
  ALTER TABLE "social_media_posts" DROP COLUMN "next_attempt_at";
  ALTER TABLE "social_media_posts" DROP COLUMN "sending_since";`)
}
