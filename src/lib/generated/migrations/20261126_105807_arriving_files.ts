import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "arriving_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"sha256" varchar(64) NOT NULL,
  	"name" text NOT NULL,
  	"bytes" integer NOT NULL,
  	"received" integer DEFAULT 0 NOT NULL,
  	"is_kept" boolean DEFAULT false NOT NULL,
  	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "arriving_files_file_key" UNIQUE("lead_id","sha256","bytes")
  );
  
  CREATE TABLE "file_pieces" (
  	"file_id" integer NOT NULL,
  	"at" integer NOT NULL,
  	"piece" "bytea" NOT NULL,
  	CONSTRAINT "file_pieces_file_id_at_pk" PRIMARY KEY("file_id","at")
  );
  
  ALTER TABLE "file_pieces" ADD CONSTRAINT "file_pieces_file_id_arriving_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."arriving_files"("id") ON DELETE cascade ON UPDATE no action;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "arriving_files" CASCADE;
  DROP TABLE "file_pieces" CASCADE;`)
}
