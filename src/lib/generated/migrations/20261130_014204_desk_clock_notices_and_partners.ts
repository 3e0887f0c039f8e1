import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_partner_applications_documents_what" AS ENUM('company', 'insurance', 'registration', 'references');
  CREATE TYPE "public"."enum_partner_applications_stage" AS ENUM('received', 'reviewing', 'terms-sent', 'accepted', 'declined', 'ended');
  CREATE TYPE "public"."enum_users_desk_week_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '0');
  CREATE TABLE "staff_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"lead_id" integer,
  	"event" text NOT NULL,
  	"key" text NOT NULL,
  	"seen_at" timestamp with time zone,
  	"email_due_at" timestamp with time zone,
  	"emailed_at" timestamp with time zone,
  	"attempts" integer DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "staff_notices_user_key" UNIQUE("user_id","key")
  );
  
  CREATE TABLE "partner_applications_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"what" "enum_partner_applications_documents_what" NOT NULL,
  	"seen_on" timestamp(3) with time zone NOT NULL,
  	"expires_on" timestamp(3) with time zone,
  	"note" varchar
  );
  
  CREATE TABLE "users_desk_week" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_users_desk_week_weekday",
  	"opens" varchar,
  	"closes" varchar
  );
  
  ALTER TABLE "leads" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "partner_applications" ADD COLUMN "stage" "enum_partner_applications_stage" DEFAULT 'received' NOT NULL;
  ALTER TABLE "partner_applications" ADD COLUMN "installer_id" integer;
  ALTER TABLE "partner_applications" ADD COLUMN "territory" varchar;
  ALTER TABLE "partner_applications" ADD COLUMN "terms_agreed_on" timestamp(3) with time zone;
  ALTER TABLE "partner_applications" ADD COLUMN "margin_percent" numeric;
  ALTER TABLE "partner_applications" ADD COLUMN "fee_pounds" numeric;
  ALTER TABLE "users" ADD COLUMN "desk_takes_turns" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "desk_open_max" numeric DEFAULT 20;
  ALTER TABLE "users" ADD COLUMN "desk_is_away" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "desk_away_until" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "desk_notices" jsonb;
  ALTER TABLE "opening_hours" ADD COLUMN "shows_reply_speed" boolean DEFAULT false;
  ALTER TABLE "partner_applications_documents" ADD CONSTRAINT "partner_applications_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partner_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_desk_week" ADD CONSTRAINT "users_desk_week_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_notices_lead_idx" ON "staff_notices" USING btree ("lead_id");
  CREATE INDEX "staff_notices_created_at_idx" ON "staff_notices" USING btree ("created_at");
  CREATE INDEX "staff_notices_email_due_at_idx" ON "staff_notices" USING btree ("email_due_at");
  CREATE INDEX "partner_applications_documents_order_idx" ON "partner_applications_documents" USING btree ("_order");
  CREATE INDEX "partner_applications_documents_parent_id_idx" ON "partner_applications_documents" USING btree ("_parent_id");
  CREATE INDEX "users_desk_week_order_idx" ON "users_desk_week" USING btree ("_order");
  CREATE INDEX "users_desk_week_parent_id_idx" ON "users_desk_week" USING btree ("_parent_id");
  ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_installer_id_installers_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."installers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_is_sample_idx" ON "leads" USING btree ("is_sample");
  CREATE INDEX "partner_applications_stage_idx" ON "partner_applications" USING btree ("stage");
  CREATE INDEX "partner_applications_installer_idx" ON "partner_applications" USING btree ("installer_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff_notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partner_applications_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_desk_week" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "staff_notices" CASCADE;
  DROP TABLE "partner_applications_documents" CASCADE;
  DROP TABLE "users_desk_week" CASCADE;
  ALTER TABLE "partner_applications" DROP CONSTRAINT "partner_applications_installer_id_installers_id_fk";
  
  DROP INDEX "leads_is_sample_idx";
  DROP INDEX "partner_applications_stage_idx";
  DROP INDEX "partner_applications_installer_idx";
  ALTER TABLE "leads" DROP COLUMN "is_sample";
  ALTER TABLE "partner_applications" DROP COLUMN "stage";
  ALTER TABLE "partner_applications" DROP COLUMN "installer_id";
  ALTER TABLE "partner_applications" DROP COLUMN "territory";
  ALTER TABLE "partner_applications" DROP COLUMN "terms_agreed_on";
  ALTER TABLE "partner_applications" DROP COLUMN "margin_percent";
  ALTER TABLE "partner_applications" DROP COLUMN "fee_pounds";
  ALTER TABLE "users" DROP COLUMN "desk_takes_turns";
  ALTER TABLE "users" DROP COLUMN "desk_open_max";
  ALTER TABLE "users" DROP COLUMN "desk_is_away";
  ALTER TABLE "users" DROP COLUMN "desk_away_until";
  ALTER TABLE "users" DROP COLUMN "desk_notices";
  ALTER TABLE "opening_hours" DROP COLUMN "shows_reply_speed";
  DROP TYPE "public"."enum_partner_applications_documents_what";
  DROP TYPE "public"."enum_partner_applications_stage";
  DROP TYPE "public"."enum_users_desk_week_weekday";`)
}
