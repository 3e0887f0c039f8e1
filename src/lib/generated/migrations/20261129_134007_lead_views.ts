import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "lead_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"settings" jsonb NOT NULL,
  	"owner_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_views_id" integer;
  ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lead_views_owner_idx" ON "lead_views" USING btree ("owner_id");
  CREATE INDEX "lead_views_updated_at_idx" ON "lead_views" USING btree ("updated_at");
  CREATE INDEX "lead_views_created_at_idx" ON "lead_views" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_views_fk" FOREIGN KEY ("lead_views_id") REFERENCES "public"."lead_views"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_lead_views_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_views_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_views" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lead_views" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_views_fk";
  
  DROP INDEX "payload_locked_documents_rels_lead_views_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_views_id";`)
}
