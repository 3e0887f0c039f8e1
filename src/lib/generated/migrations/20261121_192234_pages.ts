import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sources_confidence" AS ENUM('verified', 'well-known', 'computed', 'assumed');
  CREATE TABLE "sources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"publisher" varchar NOT NULL,
  	"date" varchar NOT NULL,
  	"url" varchar,
  	"confidence" "enum_sources_confidence" NOT NULL,
  	"checked" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "heading" varchar;
  ALTER TABLE "pages" ADD COLUMN "lead" varchar;
  ALTER TABLE "pages" ADD COLUMN "picture_id" integer;
  ALTER TABLE "pages" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "pages" ADD COLUMN "share_picture_id" integer;
  ALTER TABLE "pages" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "facts_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_heading" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_lead" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_picture_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_share_picture_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_facts_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sources_id" integer;
  CREATE UNIQUE INDEX "sources_key_idx" ON "sources" USING btree ("key");
  CREATE INDEX "sources_updated_at_idx" ON "sources" USING btree ("updated_at");
  CREATE INDEX "sources_created_at_idx" ON "sources" USING btree ("created_at");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sources_fk" FOREIGN KEY ("sources_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_title_idx" ON "pages" USING btree ("title");
  CREATE INDEX "pages_picture_idx" ON "pages" USING btree ("picture_id");
  CREATE INDEX "pages_share_picture_idx" ON "pages" USING btree ("share_picture_id");
  CREATE INDEX "_pages_v_version_version_title_idx" ON "_pages_v" USING btree ("version_title");
  CREATE INDEX "_pages_v_version_version_picture_idx" ON "_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_pages_v_version_version_share_picture_idx" ON "_pages_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "payload_locked_documents_rels_sources_id_idx" ON "payload_locked_documents_rels" USING btree ("sources_id");
  ALTER TABLE "pages" DROP COLUMN "content";
  ALTER TABLE "_pages_v" DROP COLUMN "version_content";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sources" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sources" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_picture_id_media_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_share_picture_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_picture_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sources_fk";
  
  DROP INDEX "pages_title_idx";
  DROP INDEX "pages_picture_idx";
  DROP INDEX "pages_share_picture_idx";
  DROP INDEX "_pages_v_version_version_title_idx";
  DROP INDEX "_pages_v_version_version_picture_idx";
  DROP INDEX "_pages_v_version_version_share_picture_idx";
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "payload_locked_documents_rels_sources_id_idx";
  ALTER TABLE "pages" DROP COLUMN "heading";
  ALTER TABLE "pages" DROP COLUMN "lead";
  ALTER TABLE "pages" DROP COLUMN "picture_id";
  ALTER TABLE "pages" DROP COLUMN "blocks";
  ALTER TABLE "pages" DROP COLUMN "share_picture_id";
  ALTER TABLE "pages" DROP COLUMN "publish_at";
  ALTER TABLE "pages" DROP COLUMN "unpublish_at";
  ALTER TABLE "pages" DROP COLUMN "facts_checked_on";
  ALTER TABLE "_pages_v" DROP COLUMN "version_heading";
  ALTER TABLE "_pages_v" DROP COLUMN "version_lead";
  ALTER TABLE "_pages_v" DROP COLUMN "version_picture_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_blocks";
  ALTER TABLE "_pages_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_facts_checked_on";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sources_id";
  DROP TYPE "public"."enum_sources_confidence";
  ALTER TABLE "pages" ADD COLUMN "content" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_content" jsonb;`)
}
