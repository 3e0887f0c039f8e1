import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_page" ALTER COLUMN "map_heading" SET DEFAULT 'A Highland home needs half as much heat again as a Cornish one.';
  ALTER TABLE "home_page" ALTER COLUMN "app_lede" SET DEFAULT 'Each room has its own thermostat and weekly programme, so you heat it only when you use it.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_map_heading" SET DEFAULT 'A Highland home needs half as much heat again as a Cornish one.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_app_lede" SET DEFAULT 'Each room has its own thermostat and weekly programme, so you heat it only when you use it.';
  ALTER TABLE "sales_page" ALTER COLUMN "hero_lede" SET DEFAULT 'A 225 W panel, 12.5 mm thin, screwed to the joists. Priced by the panel, fitted without pipework, controlled room by room.';
  ALTER TABLE "_sales_page_v" ALTER COLUMN "version_hero_lede" SET DEFAULT 'A 225 W panel, 12.5 mm thin, screwed to the joists. Priced by the panel, fitted without pipework, controlled room by room.';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_page" ALTER COLUMN "map_heading" SET DEFAULT 'A Highland winter needs half as much heat again as a Cornish one.';
  ALTER TABLE "home_page" ALTER COLUMN "app_lede" SET DEFAULT 'Each room has its own thermostat and weekly timetable, so you heat it only when you use it.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_map_heading" SET DEFAULT 'A Highland winter needs half as much heat again as a Cornish one.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_app_lede" SET DEFAULT 'Each room has its own thermostat and weekly timetable, so you heat it only when you use it.';
  ALTER TABLE "sales_page" ALTER COLUMN "hero_lede" SET DEFAULT 'A 225 W panel, 12.5 mm thin, screwed to the joists. Priced per room, fitted without pipework, controlled room by room.';
  ALTER TABLE "_sales_page_v" ALTER COLUMN "version_hero_lede" SET DEFAULT 'A 225 W panel, 12.5 mm thin, screwed to the joists. Priced per room, fitted without pipework, controlled room by room.';`)
}
