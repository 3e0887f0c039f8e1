import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_page" ALTER COLUMN "hero_lede" SET DEFAULT 'A white panel, 12.5 mm thin, fixed flat to your ceiling. It warms people, floors and furniture directly, without pipes or radiators.';
  ALTER TABLE "home_page" ALTER COLUMN "hero_picture_caption" SET DEFAULT 'A living room with six panels at 52.5 °C, modelled. The floor under a table gets no direct heat.';
  ALTER TABLE "home_page" ALTER COLUMN "how_it_works_lede" SET DEFAULT 'Under a panel you feel up to a degree warmer than the air; a few steps away, a quarter of a degree.';
  ALTER TABLE "home_page" ALTER COLUMN "running_cost_lede" SET DEFAULT 'Powerboard makes most sense in place of other electric heaters. Per unit, electricity costs over three times as much as gas.';
  ALTER TABLE "home_page" ALTER COLUMN "map_lede" SET DEFAULT 'The same room needs more panels in Inverness than in Bath.';
  ALTER TABLE "home_page" ALTER COLUMN "app_lede" SET DEFAULT 'Each room has its own thermostat and weekly timetable, so you heat it only when you use it.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_hero_lede" SET DEFAULT 'A white panel, 12.5 mm thin, fixed flat to your ceiling. It warms people, floors and furniture directly, without pipes or radiators.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_hero_picture_caption" SET DEFAULT 'A living room with six panels at 52.5 °C, modelled. The floor under a table gets no direct heat.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_how_it_works_lede" SET DEFAULT 'Under a panel you feel up to a degree warmer than the air; a few steps away, a quarter of a degree.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_running_cost_lede" SET DEFAULT 'Powerboard makes most sense in place of other electric heaters. Per unit, electricity costs over three times as much as gas.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_map_lede" SET DEFAULT 'The same room needs more panels in Inverness than in Bath.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_app_lede" SET DEFAULT 'Each room has its own thermostat and weekly timetable, so you heat it only when you use it.';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_page" ALTER COLUMN "hero_lede" SET DEFAULT 'A white panel, 12.5 mm thin, fixed flat to your ceiling. It warms people, floors and furniture directly: no pipes, no radiators, no wall given up.';
  ALTER TABLE "home_page" ALTER COLUMN "hero_picture_caption" SET DEFAULT 'A living room with six panels at 52.5 °C, modelled. Heat travels in straight lines, like light: what is under a table gets none.';
  ALTER TABLE "home_page" ALTER COLUMN "how_it_works_lede" SET DEFAULT 'So we start from where you sit. Under a panel you feel up to a degree warmer than the air; a few steps away, a quarter of one.';
  ALTER TABLE "home_page" ALTER COLUMN "running_cost_lede" SET DEFAULT 'Powerboard earns its place where you’d otherwise run electric heaters, or heat a whole house to sit in one room. Per unit, electricity costs over three times as much as gas.';
  ALTER TABLE "home_page" ALTER COLUMN "map_lede" SET DEFAULT 'So the calculator starts with your postcode: the same room needs more panels in Inverness than in Bath.';
  ALTER TABLE "home_page" ALTER COLUMN "app_lede" SET DEFAULT 'Each room has its own thermostat and its own week. Panels respond in minutes, so you heat the hour, not the evening.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_hero_lede" SET DEFAULT 'A white panel, 12.5 mm thin, fixed flat to your ceiling. It warms people, floors and furniture directly: no pipes, no radiators, no wall given up.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_hero_picture_caption" SET DEFAULT 'A living room with six panels at 52.5 °C, modelled. Heat travels in straight lines, like light: what is under a table gets none.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_how_it_works_lede" SET DEFAULT 'So we start from where you sit. Under a panel you feel up to a degree warmer than the air; a few steps away, a quarter of one.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_running_cost_lede" SET DEFAULT 'Powerboard earns its place where you’d otherwise run electric heaters, or heat a whole house to sit in one room. Per unit, electricity costs over three times as much as gas.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_map_lede" SET DEFAULT 'So the calculator starts with your postcode: the same room needs more panels in Inverness than in Bath.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_app_lede" SET DEFAULT 'Each room has its own thermostat and its own week. Panels respond in minutes, so you heat the hour, not the evening.';`)
}
