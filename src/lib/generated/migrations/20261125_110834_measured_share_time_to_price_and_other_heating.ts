import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_calculator_usage_tool" ADD VALUE 'configurator';
  ALTER TYPE "public"."enum_assumptions_key" ADD VALUE 'grant.heat-pump-off-gas' BEFORE 'carbon.desnz-2025.electricity';
  ALTER TYPE "public"."enum_assumptions_key" ADD VALUE 'capital.gas-new' BEFORE 'carbon.desnz-2025.electricity';
  ALTER TYPE "public"."enum_assumptions_key" ADD VALUE 'capital.heat-pump' BEFORE 'carbon.desnz-2025.electricity';
  ALTER TYPE "public"."enum__assumptions_v_version_key" ADD VALUE 'grant.heat-pump-off-gas' BEFORE 'carbon.desnz-2025.electricity';
  ALTER TYPE "public"."enum__assumptions_v_version_key" ADD VALUE 'capital.gas-new' BEFORE 'carbon.desnz-2025.electricity';
  ALTER TYPE "public"."enum__assumptions_v_version_key" ADD VALUE 'capital.heat-pump' BEFORE 'carbon.desnz-2025.electricity';
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
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_app_lede" SET DEFAULT 'Each room has its own thermostat and its own week. Panels respond in minutes, so you heat the hour, not the evening.';
  ALTER TABLE "performance_metrics" ADD COLUMN "sampled_percent" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "speed_sample_percent" numeric DEFAULT 100 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "calculator_usage" ALTER COLUMN "tool" SET DATA TYPE text;
  ALTER TABLE "calculator_usage" ALTER COLUMN "tool" SET DEFAULT 'quick'::text;
  DROP TYPE "public"."enum_calculator_usage_tool";
  CREATE TYPE "public"."enum_calculator_usage_tool" AS ENUM('quick', 'professional');
  ALTER TABLE "calculator_usage" ALTER COLUMN "tool" SET DEFAULT 'quick'::"public"."enum_calculator_usage_tool";
  ALTER TABLE "calculator_usage" ALTER COLUMN "tool" SET DATA TYPE "public"."enum_calculator_usage_tool" USING "tool"::"public"."enum_calculator_usage_tool";
  ALTER TABLE "assumptions" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_assumptions_key";
  CREATE TYPE "public"."enum_assumptions_key" AS ENUM('price.economy-7-night', 'price.economy-7-day', 'share.storage-at-night', 'share.panels-at-night', 'price.oil', 'price.lpg', 'price.export', 'efficiency.gas-old', 'efficiency.gas-new', 'efficiency.oil', 'efficiency.lpg', 'efficiency.heat-pump', 'efficiency.direct', 'use.all-day.whole-home', 'use.all-day.room-heaters', 'use.mornings-and-evenings.whole-home', 'use.mornings-and-evenings.room-heaters', 'use.a-few-rooms.whole-home', 'use.a-few-rooms.room-heaters', 'use.a-few-rooms.storage', 'use.storage', 'use.infrared-over-room-heaters', 'solar.share-of-heating', 'order.delivery', 'order.installation', 'money.growth-of-prices', 'money.discount', 'grant.heat-pump', 'carbon.desnz-2025.electricity', 'carbon.desnz-2025.gas', 'carbon.desnz-2025.oil', 'carbon.desnz-2025.lpg', 'carbon.desnz-2026.electricity', 'carbon.desnz-2026.gas', 'carbon.desnz-2026.oil', 'carbon.desnz-2026.lpg', 'carbon.sap-10.2.electricity', 'carbon.sap-10.2.gas', 'carbon.sap-10.2.oil', 'carbon.sap-10.2.lpg', 'carbon.sap-10.3.electricity', 'carbon.sap-10.3.gas', 'carbon.sap-10.3.oil', 'carbon.sap-10.3.lpg', 'use.all-day.infrared', 'use.mornings-and-evenings.infrared', 'use.a-few-rooms.infrared');
  ALTER TABLE "assumptions" ALTER COLUMN "key" SET DATA TYPE "public"."enum_assumptions_key" USING "key"::"public"."enum_assumptions_key";
  ALTER TABLE "_assumptions_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__assumptions_v_version_key";
  CREATE TYPE "public"."enum__assumptions_v_version_key" AS ENUM('price.economy-7-night', 'price.economy-7-day', 'share.storage-at-night', 'share.panels-at-night', 'price.oil', 'price.lpg', 'price.export', 'efficiency.gas-old', 'efficiency.gas-new', 'efficiency.oil', 'efficiency.lpg', 'efficiency.heat-pump', 'efficiency.direct', 'use.all-day.whole-home', 'use.all-day.room-heaters', 'use.mornings-and-evenings.whole-home', 'use.mornings-and-evenings.room-heaters', 'use.a-few-rooms.whole-home', 'use.a-few-rooms.room-heaters', 'use.a-few-rooms.storage', 'use.storage', 'use.infrared-over-room-heaters', 'solar.share-of-heating', 'order.delivery', 'order.installation', 'money.growth-of-prices', 'money.discount', 'grant.heat-pump', 'carbon.desnz-2025.electricity', 'carbon.desnz-2025.gas', 'carbon.desnz-2025.oil', 'carbon.desnz-2025.lpg', 'carbon.desnz-2026.electricity', 'carbon.desnz-2026.gas', 'carbon.desnz-2026.oil', 'carbon.desnz-2026.lpg', 'carbon.sap-10.2.electricity', 'carbon.sap-10.2.gas', 'carbon.sap-10.2.oil', 'carbon.sap-10.2.lpg', 'carbon.sap-10.3.electricity', 'carbon.sap-10.3.gas', 'carbon.sap-10.3.oil', 'carbon.sap-10.3.lpg', 'use.all-day.infrared', 'use.mornings-and-evenings.infrared', 'use.a-few-rooms.infrared');
  ALTER TABLE "_assumptions_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__assumptions_v_version_key" USING "version_key"::"public"."enum__assumptions_v_version_key";
  ALTER TABLE "home_page" ALTER COLUMN "hero_lede" SET DEFAULT 'Powerboard is a white panel, 12.5 mm thin, that fixes flat to your ceiling. It warms people, floors and furniture directly. No pipes, no radiators, no wall given up.';
  ALTER TABLE "home_page" ALTER COLUMN "hero_picture_caption" SET DEFAULT 'One room, one 225 W panel at 52.5 °C. Heat travels in straight lines, like light: seats and table tops in view get most, under the table gets none. Modelled, watts per square metre.';
  ALTER TABLE "home_page" ALTER COLUMN "how_it_works_lede" SET DEFAULT 'So we start with where you sit, not with where there is spare wall. Under a panel you feel up to a degree warmer than the air; a few steps away, a quarter of one.';
  ALTER TABLE "home_page" ALTER COLUMN "running_cost_lede" SET DEFAULT 'Electricity costs more than three times as much as gas per unit. Powerboard earns its place where you’d otherwise run electric heaters, or heat a whole house to sit in one room.';
  ALTER TABLE "home_page" ALTER COLUMN "map_lede" SET DEFAULT 'The calculator starts with your postcode, because the same room needs more panels in Inverness than in Bath.';
  ALTER TABLE "home_page" ALTER COLUMN "app_lede" SET DEFAULT 'Each room has its own thermostat and its own week. Panels respond in minutes, so you can heat an hour, not an evening.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_hero_lede" SET DEFAULT 'Powerboard is a white panel, 12.5 mm thin, that fixes flat to your ceiling. It warms people, floors and furniture directly. No pipes, no radiators, no wall given up.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_hero_picture_caption" SET DEFAULT 'One room, one 225 W panel at 52.5 °C. Heat travels in straight lines, like light: seats and table tops in view get most, under the table gets none. Modelled, watts per square metre.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_how_it_works_lede" SET DEFAULT 'So we start with where you sit, not with where there is spare wall. Under a panel you feel up to a degree warmer than the air; a few steps away, a quarter of one.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_running_cost_lede" SET DEFAULT 'Electricity costs more than three times as much as gas per unit. Powerboard earns its place where you’d otherwise run electric heaters, or heat a whole house to sit in one room.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_map_lede" SET DEFAULT 'The calculator starts with your postcode, because the same room needs more panels in Inverness than in Bath.';
  ALTER TABLE "_home_page_v" ALTER COLUMN "version_app_lede" SET DEFAULT 'Each room has its own thermostat and its own week. Panels respond in minutes, so you can heat an hour, not an evening.';
  ALTER TABLE "performance_metrics" DROP COLUMN "sampled_percent";
  ALTER TABLE "site_settings" DROP COLUMN "speed_sample_percent";`)
}
