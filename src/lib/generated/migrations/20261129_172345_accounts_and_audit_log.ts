import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signed-in', 'sign-in-refused', 'signed-out', 'account-created', 'account-deleted', 'role-changed', 'password-changed', 'code-made', 'factor-added', 'factor-removed', 'data-exported', 'data-erased', 'settings-changed', 'price-changed', 'bank-changed');
  CREATE TABLE "account_codes" (
  	"code_hash" varchar(64) PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"purpose" varchar(20) NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "passkeys" (
  	"id" varchar(1400) PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"name" varchar(60) NOT NULL,
  	"public_key" varchar(4000) NOT NULL,
  	"host" varchar(255) NOT NULL,
  	"counter" bigint NOT NULL,
  	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"used_at" timestamp with time zone
  );
  
  CREATE TABLE "recovery_codes" (
  	"user_id" integer NOT NULL,
  	"code_hash" varchar(64) NOT NULL,
  	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
  );
  
  CREATE TABLE "second_factors" (
  	"user_id" integer PRIMARY KEY NOT NULL,
  	"secret" varchar(200) NOT NULL,
  	"last_step" bigint NOT NULL,
  	"added_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "session_origins" (
  	"session_id" varchar(64) PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"address" varchar(60) NOT NULL,
  	"device" varchar(60) NOT NULL,
  	"is_new" boolean NOT NULL,
  	"opened_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_entries_action" NOT NULL,
  	"who_id" numeric,
  	"who" varchar,
  	"what" varchar,
  	"address" varchar,
  	"device" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_entries_id" integer;
  CREATE INDEX "account_codes_user_idx" ON "account_codes" USING btree ("user_id");
  CREATE INDEX "account_codes_expires_idx" ON "account_codes" USING btree ("expires_at");
  CREATE INDEX "passkeys_user_idx" ON "passkeys" USING btree ("user_id");
  CREATE INDEX "session_origins_user_idx" ON "session_origins" USING btree ("user_id");
  CREATE INDEX "session_origins_opened_idx" ON "session_origins" USING btree ("opened_at");
  CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action");
  CREATE INDEX "audit_entries_who_id_idx" ON "audit_entries" USING btree ("who_id");
  CREATE INDEX "audit_entries_updated_at_idx" ON "audit_entries" USING btree ("updated_at");
  CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_entries_fk" FOREIGN KEY ("audit_entries_id") REFERENCES "public"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_audit_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_entries_id");
  CREATE FUNCTION "keep_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '12 months' THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'entries of the audit log cannot be changed';
  END $$;
  CREATE TRIGGER "keep_audit_entries" BEFORE UPDATE OR DELETE ON "audit_entries"
    FOR EACH ROW EXECUTE FUNCTION "keep_audit_entries"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "passkeys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recovery_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "session_origins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_entries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "account_codes" CASCADE;
  DROP TABLE "passkeys" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "session_origins" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  DROP FUNCTION "keep_audit_entries"();
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_entries_fk";
  
  DROP INDEX "payload_locked_documents_rels_audit_entries_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_entries_id";
  DROP TYPE "public"."enum_audit_entries_action";`)
}
