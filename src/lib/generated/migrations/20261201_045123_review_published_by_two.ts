import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'publishing-asked';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'publishing-refused';
  ALTER TABLE "reviews" ADD COLUMN "publishing_asked_by_id" integer;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_publishing_asked_by_id_users_id_fk" FOREIGN KEY ("publishing_asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reviews_publishing_asked_by_idx" ON "reviews" USING btree ("publishing_asked_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" DROP CONSTRAINT "reviews_publishing_asked_by_id_users_id_fk";
  
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signed-in', 'sign-in-refused', 'signed-out', 'account-created', 'account-deleted', 'role-changed', 'password-changed', 'code-made', 'factor-added', 'factor-removed', 'data-exported', 'data-erased', 'settings-changed', 'price-changed', 'bank-changed', 'service-tested', 'proof-asked', 'proof-confirmed', 'review-published', 'withholding-asked', 'withholding-confirmed');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  DROP INDEX "reviews_publishing_asked_by_idx";
  ALTER TABLE "reviews" DROP COLUMN "publishing_asked_by_id";`)
}
