import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'proof-asked';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'proof-confirmed';
  CREATE TABLE "proof_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection" varchar(40) NOT NULL,
  	"document_id" integer NOT NULL,
  	"part" varchar(60) NOT NULL,
  	"digest" varchar(64) NOT NULL,
  	"asked_by_id" integer NOT NULL,
  	"asked_by" varchar(100) NOT NULL,
  	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"file_name" varchar(120) NOT NULL,
  	"file_type" varchar(60) NOT NULL,
  	"file" "bytea" NOT NULL,
  	"confirmed_by_id" integer,
  	"confirmed_by" varchar(100),
  	"confirmed_at" timestamp with time zone,
  	CONSTRAINT "proof_checks_wording" UNIQUE("collection","document_id","part","digest"),
  	CONSTRAINT "proof_checks_two_people" CHECK ("proof_checks"."confirmed_by_id" <> "proof_checks"."asked_by_id")
  );`)
  // Names that were typed say nothing about who has seen the original. They are kept as a note for staff.
  await db.execute(sql`
  UPDATE "testimonials" SET "evidence" = concat_ws(E'\\n', nullif("evidence", ''), 'Noted earlier, not confirmed by an account: checked by ' || coalesce("checked_by", 'nobody named') || coalesce(' on ' || to_char("checked_on", 'FMDD FMMonth YYYY'), '') || '.'),
    "checked_by" = NULL, "checked_on" = NULL
    WHERE ("checked_by" IS NOT NULL OR "checked_on" IS NOT NULL);
  UPDATE "testimonials" SET "_status" = 'draft' WHERE "_status" = 'published' AND "is_sample" IS NOT TRUE;
  UPDATE "_testimonials_v" SET "version_evidence" = concat_ws(E'\\n', nullif("version_evidence", ''), 'Noted earlier, not confirmed by an account: checked by ' || coalesce("version_checked_by", 'nobody named') || coalesce(' on ' || to_char("version_checked_on", 'FMDD FMMonth YYYY'), '') || '.'),
    "version_checked_by" = NULL, "version_checked_on" = NULL
    WHERE ("version_checked_by" IS NOT NULL OR "version_checked_on" IS NOT NULL) AND "latest";
  UPDATE "_testimonials_v" SET "version__status" = 'draft' WHERE "version__status" = 'published' AND "version_is_sample" IS NOT TRUE AND "latest";
  UPDATE "case_studies" SET "evidence" = concat_ws(E'\\n', nullif("evidence", ''), 'Noted earlier, not confirmed by an account: checked by ' || coalesce("checked_by", 'nobody named') || coalesce(' on ' || to_char("checked_on", 'FMDD FMMonth YYYY'), '') || '.'),
    "checked_by" = NULL, "checked_on" = NULL
    WHERE ("checked_by" IS NOT NULL OR "checked_on" IS NOT NULL);
  UPDATE "case_studies" SET "_status" = 'draft' WHERE "_status" = 'published' AND "is_sample" IS NOT TRUE;
  UPDATE "_case_studies_v" SET "version_evidence" = concat_ws(E'\\n', nullif("version_evidence", ''), 'Noted earlier, not confirmed by an account: checked by ' || coalesce("version_checked_by", 'nobody named') || coalesce(' on ' || to_char("version_checked_on", 'FMDD FMMonth YYYY'), '') || '.'),
    "version_checked_by" = NULL, "version_checked_on" = NULL
    WHERE ("version_checked_by" IS NOT NULL OR "version_checked_on" IS NOT NULL) AND "latest";
  UPDATE "_case_studies_v" SET "version__status" = 'draft' WHERE "version__status" = 'published' AND "version_is_sample" IS NOT TRUE AND "latest";
  UPDATE "installers" SET "evidence" = concat_ws(E'\\n', nullif("evidence", ''), 'Noted earlier, not confirmed by an account: checked by ' || coalesce("checked_by", 'nobody named') || coalesce(' on ' || to_char("checked_on", 'FMDD FMMonth YYYY'), '') || '.'),
    "checked_by" = NULL, "checked_on" = NULL
    WHERE ("checked_by" IS NOT NULL OR "checked_on" IS NOT NULL);
  UPDATE "installers" SET "_status" = 'draft' WHERE "_status" = 'published' AND "is_sample" IS NOT TRUE;
  UPDATE "_installers_v" SET "version_evidence" = concat_ws(E'\\n', nullif("version_evidence", ''), 'Noted earlier, not confirmed by an account: checked by ' || coalesce("version_checked_by", 'nobody named') || coalesce(' on ' || to_char("version_checked_on", 'FMDD FMMonth YYYY'), '') || '.'),
    "version_checked_by" = NULL, "version_checked_on" = NULL
    WHERE ("version_checked_by" IS NOT NULL OR "version_checked_on" IS NOT NULL) AND "latest";
  UPDATE "_installers_v" SET "version__status" = 'draft' WHERE "version__status" = 'published' AND "version_is_sample" IS NOT TRUE AND "latest";
  UPDATE "claims_readings" SET "evidence" = concat_ws(E'\\n', nullif("evidence", ''), 'Noted earlier, not confirmed by an account: checked by ' || coalesce("reviewed_by", 'nobody named') || coalesce(' on ' || to_char("reviewed_at", 'FMDD FMMonth YYYY'), '') || '.'),
    "qualifier" = coalesce(nullif("qualifier", ''), 'Its proof is being checked again.'),
    "status" = CASE WHEN "status" IN ('approved', 'evidenced') THEN 'unverified' ELSE "status" END,
    "reviewed_by" = NULL, "reviewed_at" = NULL
    WHERE ("reviewed_by" IS NOT NULL OR "reviewed_at" IS NOT NULL);
  UPDATE "_claims_v_version_readings" SET "evidence" = concat_ws(E'\\n', nullif("evidence", ''), 'Noted earlier, not confirmed by an account: checked by ' || coalesce("reviewed_by", 'nobody named') || coalesce(' on ' || to_char("reviewed_at", 'FMDD FMMonth YYYY'), '') || '.'),
    "qualifier" = coalesce(nullif("qualifier", ''), 'Its proof is being checked again.'),
    "status" = CASE WHEN "status" IN ('approved', 'evidenced') THEN 'unverified' ELSE "status" END,
    "reviewed_by" = NULL, "reviewed_at" = NULL
    WHERE ("reviewed_by" IS NOT NULL OR "reviewed_at" IS NOT NULL) AND "_parent_id" IN (SELECT "id" FROM "_claims_v" WHERE "latest")`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "proof_checks" CASCADE;
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signed-in', 'sign-in-refused', 'signed-out', 'account-created', 'account-deleted', 'role-changed', 'password-changed', 'code-made', 'factor-added', 'factor-removed', 'data-exported', 'data-erased', 'settings-changed', 'price-changed', 'bank-changed');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}
