import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "home_page_reasons_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_page_steps_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_home_page_v_version_reasons_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_steps_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "home_page" ADD COLUMN "reasons_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "reasons_lede" varchar;
  ALTER TABLE "home_page" ADD COLUMN "before_after_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "before_after_lede" varchar;
  ALTER TABLE "home_page" ADD COLUMN "steps_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "steps_lede" varchar;
  ALTER TABLE "home_page" ADD COLUMN "rooms_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "rooms_lede" varchar;
  ALTER TABLE "home_page" ADD COLUMN "suits_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "suits_lede" varchar;
  ALTER TABLE "home_page" ADD COLUMN "suits_otherwise" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_reasons_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_reasons_lede" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_before_after_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_before_after_lede" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_steps_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_steps_lede" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_rooms_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_rooms_lede" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_suits_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_suits_lede" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_suits_otherwise" varchar;
  ALTER TABLE "home_page_reasons_points" ADD CONSTRAINT "home_page_reasons_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_steps_points" ADD CONSTRAINT "home_page_steps_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_reasons_points" ADD CONSTRAINT "_home_page_v_version_reasons_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_steps_points" ADD CONSTRAINT "_home_page_v_version_steps_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_page_reasons_points_order_idx" ON "home_page_reasons_points" USING btree ("_order");
  CREATE INDEX "home_page_reasons_points_parent_id_idx" ON "home_page_reasons_points" USING btree ("_parent_id");
  CREATE INDEX "home_page_steps_points_order_idx" ON "home_page_steps_points" USING btree ("_order");
  CREATE INDEX "home_page_steps_points_parent_id_idx" ON "home_page_steps_points" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_reasons_points_order_idx" ON "_home_page_v_version_reasons_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_reasons_points_parent_id_idx" ON "_home_page_v_version_reasons_points" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_steps_points_order_idx" ON "_home_page_v_version_steps_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_steps_points_parent_id_idx" ON "_home_page_v_version_steps_points" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "home_page_reasons_points" CASCADE;
  DROP TABLE "home_page_steps_points" CASCADE;
  DROP TABLE "_home_page_v_version_reasons_points" CASCADE;
  DROP TABLE "_home_page_v_version_steps_points" CASCADE;
  ALTER TABLE "home_page" DROP COLUMN "reasons_heading";
  ALTER TABLE "home_page" DROP COLUMN "reasons_lede";
  ALTER TABLE "home_page" DROP COLUMN "before_after_heading";
  ALTER TABLE "home_page" DROP COLUMN "before_after_lede";
  ALTER TABLE "home_page" DROP COLUMN "steps_heading";
  ALTER TABLE "home_page" DROP COLUMN "steps_lede";
  ALTER TABLE "home_page" DROP COLUMN "rooms_heading";
  ALTER TABLE "home_page" DROP COLUMN "rooms_lede";
  ALTER TABLE "home_page" DROP COLUMN "suits_heading";
  ALTER TABLE "home_page" DROP COLUMN "suits_lede";
  ALTER TABLE "home_page" DROP COLUMN "suits_otherwise";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_reasons_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_reasons_lede";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_before_after_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_before_after_lede";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_steps_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_steps_lede";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_rooms_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_rooms_lede";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_suits_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_suits_lede";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_suits_otherwise";`)
}
