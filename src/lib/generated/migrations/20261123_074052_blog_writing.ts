import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blog_posts" ADD COLUMN "last_public_slug" varchar;
  ALTER TABLE "blog_posts" ADD COLUMN "edited_in" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_last_public_slug" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_edited_in" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "autosave" boolean;
  CREATE INDEX "_blog_posts_v_autosave_idx" ON "_blog_posts_v" USING btree ("autosave");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_blog_posts_v_autosave_idx";
  ALTER TABLE "blog_posts" DROP COLUMN "last_public_slug";
  ALTER TABLE "blog_posts" DROP COLUMN "edited_in";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_last_public_slug";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_edited_in";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "autosave";`)
}
