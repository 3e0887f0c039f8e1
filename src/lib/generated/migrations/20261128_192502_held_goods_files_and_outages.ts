import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "service_outages" (
  	"service" varchar(10) PRIMARY KEY NOT NULL,
  	"failing_since" timestamp with time zone NOT NULL,
  	"tried_at" timestamp with time zone NOT NULL,
  	"failures" integer DEFAULT 0 NOT NULL,
  	"refusals" integer DEFAULT 0 NOT NULL,
  	"problem" varchar(500) NOT NULL,
  	"declared_at" timestamp with time zone,
  	"ended_at" timestamp with time zone,
  	"emailed_at" timestamp with time zone,
  	"posted_at" timestamp with time zone,
  	"end_posted_at" timestamp with time zone
  );
  
  ALTER TABLE "quotes" ALTER COLUMN "lead_id" DROP NOT NULL;
  ALTER TABLE "arriving_files" ADD COLUMN "finishing_since" timestamp with time zone;
  ALTER TABLE "lead_documents" ADD COLUMN "scanned_at" timestamp with time zone;
  ALTER TABLE "lead_documents" ADD COLUMN "infection" text;
  ALTER TABLE "scheduled_tasks" ADD COLUMN "problem" varchar(500);
  ALTER TABLE "scheduled_tasks" ADD COLUMN "ended_at" timestamp with time zone;
  ALTER TABLE "quotes" ADD COLUMN "accepted_at" timestamp(3) with time zone;
  ALTER TABLE "quotes" ADD COLUMN "accepted_by" varchar;
  ALTER TABLE "erasures" ADD COLUMN "quotes_kept" numeric DEFAULT 0;
  ALTER TABLE "blog_posts" ADD COLUMN "feed_path" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_feed_path" varchar;
  ALTER TABLE "orders" ADD COLUMN "confirm_by" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "card_held_until" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "holders" jsonb;
  ALTER TABLE "orders" ADD COLUMN "confirmation_token_sha256" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "is_not_vat_registered" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "delivery_terms" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "take_back_statement" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "held_pieces_max" numeric DEFAULT 40 NOT NULL;
  ALTER TABLE "retention" ADD COLUMN "accepted_quotes" numeric DEFAULT 6 NOT NULL;
  CREATE INDEX "quotes_accepted_at_idx" ON "quotes" USING btree ("accepted_at");
  CREATE UNIQUE INDEX "orders_confirmation_token_sha256_idx" ON "orders" USING btree ("confirmation_token_sha256");
  UPDATE "blog_posts" SET "feed_path" = '/blog/' || "slug" WHERE "_status" = 'published';
  UPDATE "quotes" SET "accepted_at" = "answer"."created_at", "accepted_by" = "answer"."author_name"
  FROM "lead_events" AS "answer"
  WHERE "quotes"."state" = 'accepted' AND "answer"."lead_id" = "quotes"."lead_id"
    AND "answer"."subject" = 'Quote ' || "quotes"."reference" AND "answer"."to" = 'Accepted';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_outages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "service_outages" CASCADE;
  DROP INDEX "quotes_accepted_at_idx";
  DROP INDEX "orders_confirmation_token_sha256_idx";
  ALTER TABLE "quotes" ALTER COLUMN "lead_id" SET NOT NULL;
  ALTER TABLE "arriving_files" DROP COLUMN "finishing_since";
  ALTER TABLE "lead_documents" DROP COLUMN "scanned_at";
  ALTER TABLE "lead_documents" DROP COLUMN "infection";
  ALTER TABLE "scheduled_tasks" DROP COLUMN "problem";
  ALTER TABLE "scheduled_tasks" DROP COLUMN "ended_at";
  ALTER TABLE "quotes" DROP COLUMN "accepted_at";
  ALTER TABLE "quotes" DROP COLUMN "accepted_by";
  ALTER TABLE "erasures" DROP COLUMN "quotes_kept";
  ALTER TABLE "blog_posts" DROP COLUMN "feed_path";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_feed_path";
  ALTER TABLE "orders" DROP COLUMN "confirm_by";
  ALTER TABLE "orders" DROP COLUMN "card_held_until";
  ALTER TABLE "orders" DROP COLUMN "holders";
  ALTER TABLE "orders" DROP COLUMN "confirmation_token_sha256";
  ALTER TABLE "site_settings" DROP COLUMN "is_not_vat_registered";
  ALTER TABLE "site_settings" DROP COLUMN "delivery_terms";
  ALTER TABLE "site_settings" DROP COLUMN "take_back_statement";
  ALTER TABLE "site_settings" DROP COLUMN "held_pieces_max";
  ALTER TABLE "retention" DROP COLUMN "accepted_quotes";`)
}
