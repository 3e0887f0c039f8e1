import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_documents_kind" AS ENUM('page', 'pdf');
  CREATE TABLE "shared_savings" (
  	"device" varchar(64) NOT NULL,
  	"season" varchar(10) NOT NULL,
  	"district" varchar(4) NOT NULL,
  	"saved_percent" integer NOT NULL,
  	"shared_at" timestamp with time zone NOT NULL,
  	CONSTRAINT "shared_savings_season_device_pk" PRIMARY KEY("season","device")
  );
  
  CREATE TABLE "season_links" (
  	"reference" varchar(36) PRIMARY KEY NOT NULL,
  	"access_token_sha256" varchar(64) NOT NULL,
  	"email" varchar(254),
  	"season" jsonb NOT NULL,
  	"state" varchar(11) NOT NULL,
  	"since" timestamp with time zone NOT NULL,
  	"attempts" integer NOT NULL,
  	"next_attempt_at" timestamp with time zone,
  	CONSTRAINT "season_links_access_token_sha256_unique" UNIQUE("access_token_sha256")
  );
  
  CREATE TABLE "films_labels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from_second" numeric NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "products_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"file_id" integer,
  	"link" varchar,
  	"kind" "enum_products_documents_kind" DEFAULT 'page'
  );
  
  CREATE TABLE "challenge_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"easy" numeric DEFAULT 10 NOT NULL,
  	"medium" numeric DEFAULT 25 NOT NULL,
  	"hard" numeric DEFAULT 60 NOT NULL,
  	"weekly" numeric DEFAULT 5 NOT NULL,
  	"layer" numeric DEFAULT 50 NOT NULL,
  	"timer" numeric DEFAULT 120 NOT NULL,
  	"loft" numeric DEFAULT 220 NOT NULL,
  	"zone" numeric DEFAULT 340 NOT NULL,
  	"grace_weeks" numeric DEFAULT 1 NOT NULL,
  	"first_week" numeric DEFAULT 1 NOT NULL,
  	"four_weeks" numeric DEFAULT 4 NOT NULL,
  	"half_winter" numeric DEFAULT 13 NOT NULL,
  	"whole_winter" numeric DEFAULT 26 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  DROP INDEX "product_email_idx";
  ALTER TABLE "leads" ADD COLUMN "request_id" varchar;
  ALTER TABLE "waiting_list" ADD COLUMN "variant_id" integer;
  ALTER TABLE "waiting_list" ADD COLUMN "variant_key" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "retention" ADD COLUMN "seasons" numeric DEFAULT 7 NOT NULL;
  ALTER TABLE "retention" ADD COLUMN "comparisons" numeric DEFAULT 13 NOT NULL;
  ALTER TABLE "films_labels" ADD CONSTRAINT "films_labels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_documents" ADD CONSTRAINT "products_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_documents" ADD CONSTRAINT "products_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shared_savings_district_idx" ON "shared_savings" USING btree ("season","district");
  CREATE INDEX "season_links_since_idx" ON "season_links" USING btree ("since");
  CREATE INDEX "films_labels_order_idx" ON "films_labels" USING btree ("_order");
  CREATE INDEX "films_labels_parent_id_idx" ON "films_labels" USING btree ("_parent_id");
  CREATE INDEX "products_documents_order_idx" ON "products_documents" USING btree ("_order");
  CREATE INDEX "products_documents_parent_id_idx" ON "products_documents" USING btree ("_parent_id");
  CREATE INDEX "products_documents_file_idx" ON "products_documents" USING btree ("file_id");
  ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "waiting_list_variant_idx" ON "waiting_list" USING btree ("variant_id");
  CREATE UNIQUE INDEX "product_variantKey_email_idx" ON "waiting_list" USING btree ("product_id","variant_key","email");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shared_savings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "season_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "films_labels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "challenge_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shared_savings" CASCADE;
  DROP TABLE "season_links" CASCADE;
  DROP TABLE "films_labels" CASCADE;
  DROP TABLE "products_documents" CASCADE;
  DROP TABLE "challenge_rules" CASCADE;
  ALTER TABLE "waiting_list" DROP CONSTRAINT "waiting_list_variant_id_product_variants_id_fk";
  
  DROP INDEX "waiting_list_variant_idx";
  DROP INDEX "product_variantKey_email_idx";
  CREATE UNIQUE INDEX "product_email_idx" ON "waiting_list" USING btree ("product_id","email");
  ALTER TABLE "leads" DROP COLUMN "request_id";
  ALTER TABLE "waiting_list" DROP COLUMN "variant_id";
  ALTER TABLE "waiting_list" DROP COLUMN "variant_key";
  ALTER TABLE "retention" DROP COLUMN "seasons";
  ALTER TABLE "retention" DROP COLUMN "comparisons";
  DROP TYPE "public"."enum_products_documents_kind";`)
}
