import * as migration_20261121_125015_start from './20261121_125015_start';
import * as migration_20261121_172940_face from './20261121_172940_face';
import * as migration_20261121_192234_pages from './20261121_192234_pages';
import * as migration_20261121_215636_search from './20261121_215636_search';
import * as migration_20261121_220641_calculations from './20261121_220641_calculations';
import * as migration_20261121_221351_claims from './20261121_221351_claims';
import * as migration_20261122_015228_search_passages from './20261122_015228_search_passages';
import * as migration_20261122_094124_page_first_published from './20261122_094124_page_first_published';
import * as migration_20261122_201831_room_heater_uses from './20261122_201831_room_heater_uses';
import * as migration_20261122_233927_scheduled_tasks from './20261122_233927_scheduled_tasks';
import * as migration_20261122_233950_lead_timeline_and_erasures from './20261122_233950_lead_timeline_and_erasures';
import * as migration_20261122_235159_calculation_of_usage from './20261122_235159_calculation_of_usage';
import * as migration_20261123_002217_enquiry_links from './20261123_002217_enquiry_links';
import * as migration_20261123_003248_publishing_and_trash from './20261123_003248_publishing_and_trash';
import * as migration_20261123_003552_places_with_pages from './20261123_003552_places_with_pages';
import * as migration_20261123_004146_blog_views from './20261123_004146_blog_views';
import * as migration_20261123_004518_checked_samples from './20261123_004518_checked_samples';
import * as migration_20261123_074052_blog_writing from './20261123_074052_blog_writing';
import * as migration_20261123_082151_social_posts_and_view_sources from './20261123_082151_social_posts_and_view_sources';
import * as migration_20261124_030544_page_templates from './20261124_030544_page_templates';
import * as migration_20261124_034941_quotes_and_measurements from './20261124_034941_quotes_and_measurements';
import * as migration_20261124_103239_orders_and_supplier from './20261124_103239_orders_and_supplier';
import * as migration_20261124_111159_lead_photos from './20261124_111159_lead_photos';
import * as migration_20261124_131650_measurement from './20261124_131650_measurement';
import * as migration_20261124_135919_staff_alerts from './20261124_135919_staff_alerts';
import * as migration_20261124_172724_card_payments from './20261124_172724_card_payments';
import * as migration_20261125_031633_processes_shop_and_designs from './20261125_031633_processes_shop_and_designs';
import * as migration_20261125_065146_variants_challenge_links_and_film_labels from './20261125_065146_variants_challenge_links_and_film_labels';
import * as migration_20261125_110834_measured_share_time_to_price_and_other_heating from './20261125_110834_measured_share_time_to_price_and_other_heating';
import * as migration_20261126_105807_arriving_files from './20261126_105807_arriving_files';
import * as migration_20261126_185018_home_page_in_fewer_words from './20261126_185018_home_page_in_fewer_words';
import * as migration_20261127_153212_wording from './20261127_153212_wording';
import * as migration_20261128_013001_document_numbers from './20261128_013001_document_numbers';
import * as migration_20261128_123204_failing_tasks from './20261128_123204_failing_tasks';
import * as migration_20261128_192502_held_goods_files_and_outages from './20261128_192502_held_goods_files_and_outages';
import * as migration_20261128_193341_payments from './20261128_193341_payments';
import * as migration_20261128_214159_product_data from './20261128_214159_product_data';
import * as migration_20261129_012458_texts_without_column_defaults from './20261129_012458_texts_without_column_defaults';
import * as migration_20261129_033835_tariff_vat from './20261129_033835_tariff_vat';
import * as migration_20261129_073222_lead_life_cycle from './20261129_073222_lead_life_cycle';
import * as migration_20261129_105416_quote_orders from './20261129_105416_quote_orders';
import * as migration_20261129_112941_past_weather from './20261129_112941_past_weather';
import * as migration_20261129_134007_lead_views from './20261129_134007_lead_views';
import * as migration_20261129_145514_people_and_quotes from './20261129_145514_people_and_quotes';
import * as migration_20261129_182810_accounts_data_emails_and_home from './20261129_182810_accounts_data_emails_and_home';
import * as migration_20261129_221850_designs_openings_and_times from './20261129_221850_designs_openings_and_times';
import * as migration_20261130_013947_proof_by_two from './20261130_013947_proof_by_two';
import * as migration_20261130_014204_desk_clock_notices_and_partners from './20261130_014204_desk_clock_notices_and_partners';
import * as migration_20261130_113923_service_tests from './20261130_113923_service_tests';
import * as migration_20261130_193434_restore_notes from './20261130_193434_restore_notes';
import * as migration_20261201_003730_settings_versions from './20261201_003730_settings_versions';
import * as migration_20261201_004824_application_declined from './20261201_004824_application_declined';
import * as migration_20261201_010016_reviews from './20261201_010016_reviews';
import * as migration_20261201_045123_review_published_by_two from './20261201_045123_review_published_by_two';

export const migrations = [
  {
    up: migration_20261121_125015_start.up,
    down: migration_20261121_125015_start.down,
    name: '20261121_125015_start',
  },
  {
    up: migration_20261121_172940_face.up,
    down: migration_20261121_172940_face.down,
    name: '20261121_172940_face',
  },
  {
    up: migration_20261121_192234_pages.up,
    down: migration_20261121_192234_pages.down,
    name: '20261121_192234_pages',
  },
  {
    up: migration_20261121_215636_search.up,
    down: migration_20261121_215636_search.down,
    name: '20261121_215636_search',
  },
  {
    up: migration_20261121_220641_calculations.up,
    down: migration_20261121_220641_calculations.down,
    name: '20261121_220641_calculations',
  },
  {
    up: migration_20261121_221351_claims.up,
    down: migration_20261121_221351_claims.down,
    name: '20261121_221351_claims',
  },
  {
    up: migration_20261122_015228_search_passages.up,
    down: migration_20261122_015228_search_passages.down,
    name: '20261122_015228_search_passages',
  },
  {
    up: migration_20261122_094124_page_first_published.up,
    down: migration_20261122_094124_page_first_published.down,
    name: '20261122_094124_page_first_published',
  },
  {
    up: migration_20261122_201831_room_heater_uses.up,
    down: migration_20261122_201831_room_heater_uses.down,
    name: '20261122_201831_room_heater_uses',
  },
  {
    up: migration_20261122_233927_scheduled_tasks.up,
    down: migration_20261122_233927_scheduled_tasks.down,
    name: '20261122_233927_scheduled_tasks',
  },
  {
    up: migration_20261122_233950_lead_timeline_and_erasures.up,
    down: migration_20261122_233950_lead_timeline_and_erasures.down,
    name: '20261122_233950_lead_timeline_and_erasures',
  },
  {
    up: migration_20261122_235159_calculation_of_usage.up,
    down: migration_20261122_235159_calculation_of_usage.down,
    name: '20261122_235159_calculation_of_usage',
  },
  {
    up: migration_20261123_002217_enquiry_links.up,
    down: migration_20261123_002217_enquiry_links.down,
    name: '20261123_002217_enquiry_links',
  },
  {
    up: migration_20261123_003248_publishing_and_trash.up,
    down: migration_20261123_003248_publishing_and_trash.down,
    name: '20261123_003248_publishing_and_trash',
  },
  {
    up: migration_20261123_003552_places_with_pages.up,
    down: migration_20261123_003552_places_with_pages.down,
    name: '20261123_003552_places_with_pages',
  },
  {
    up: migration_20261123_004146_blog_views.up,
    down: migration_20261123_004146_blog_views.down,
    name: '20261123_004146_blog_views',
  },
  {
    up: migration_20261123_004518_checked_samples.up,
    down: migration_20261123_004518_checked_samples.down,
    name: '20261123_004518_checked_samples',
  },
  {
    up: migration_20261123_074052_blog_writing.up,
    down: migration_20261123_074052_blog_writing.down,
    name: '20261123_074052_blog_writing',
  },
  {
    up: migration_20261123_082151_social_posts_and_view_sources.up,
    down: migration_20261123_082151_social_posts_and_view_sources.down,
    name: '20261123_082151_social_posts_and_view_sources',
  },
  {
    up: migration_20261124_030544_page_templates.up,
    down: migration_20261124_030544_page_templates.down,
    name: '20261124_030544_page_templates',
  },
  {
    up: migration_20261124_034941_quotes_and_measurements.up,
    down: migration_20261124_034941_quotes_and_measurements.down,
    name: '20261124_034941_quotes_and_measurements',
  },
  {
    up: migration_20261124_103239_orders_and_supplier.up,
    down: migration_20261124_103239_orders_and_supplier.down,
    name: '20261124_103239_orders_and_supplier',
  },
  {
    up: migration_20261124_111159_lead_photos.up,
    down: migration_20261124_111159_lead_photos.down,
    name: '20261124_111159_lead_photos',
  },
  {
    up: migration_20261124_131650_measurement.up,
    down: migration_20261124_131650_measurement.down,
    name: '20261124_131650_measurement',
  },
  {
    up: migration_20261124_135919_staff_alerts.up,
    down: migration_20261124_135919_staff_alerts.down,
    name: '20261124_135919_staff_alerts',
  },
  {
    up: migration_20261124_172724_card_payments.up,
    down: migration_20261124_172724_card_payments.down,
    name: '20261124_172724_card_payments',
  },
  {
    up: migration_20261125_031633_processes_shop_and_designs.up,
    down: migration_20261125_031633_processes_shop_and_designs.down,
    name: '20261125_031633_processes_shop_and_designs',
  },
  {
    up: migration_20261125_065146_variants_challenge_links_and_film_labels.up,
    down: migration_20261125_065146_variants_challenge_links_and_film_labels.down,
    name: '20261125_065146_variants_challenge_links_and_film_labels',
  },
  {
    up: migration_20261125_110834_measured_share_time_to_price_and_other_heating.up,
    down: migration_20261125_110834_measured_share_time_to_price_and_other_heating.down,
    name: '20261125_110834_measured_share_time_to_price_and_other_heating',
  },
  {
    up: migration_20261126_105807_arriving_files.up,
    down: migration_20261126_105807_arriving_files.down,
    name: '20261126_105807_arriving_files',
  },
  {
    up: migration_20261126_185018_home_page_in_fewer_words.up,
    down: migration_20261126_185018_home_page_in_fewer_words.down,
    name: '20261126_185018_home_page_in_fewer_words',
  },
  {
    up: migration_20261127_153212_wording.up,
    down: migration_20261127_153212_wording.down,
    name: '20261127_153212_wording',
  },
  {
    up: migration_20261128_013001_document_numbers.up,
    down: migration_20261128_013001_document_numbers.down,
    name: '20261128_013001_document_numbers',
  },
  {
    up: migration_20261128_123204_failing_tasks.up,
    down: migration_20261128_123204_failing_tasks.down,
    name: '20261128_123204_failing_tasks',
  },
  {
    up: migration_20261128_192502_held_goods_files_and_outages.up,
    down: migration_20261128_192502_held_goods_files_and_outages.down,
    name: '20261128_192502_held_goods_files_and_outages',
  },
  {
    up: migration_20261128_193341_payments.up,
    down: migration_20261128_193341_payments.down,
    name: '20261128_193341_payments',
  },
  {
    up: migration_20261128_214159_product_data.up,
    down: migration_20261128_214159_product_data.down,
    name: '20261128_214159_product_data',
  },
  {
    up: migration_20261129_012458_texts_without_column_defaults.up,
    down: migration_20261129_012458_texts_without_column_defaults.down,
    name: '20261129_012458_texts_without_column_defaults',
  },
  {
    up: migration_20261129_033835_tariff_vat.up,
    down: migration_20261129_033835_tariff_vat.down,
    name: '20261129_033835_tariff_vat',
  },
  {
    up: migration_20261129_073222_lead_life_cycle.up,
    down: migration_20261129_073222_lead_life_cycle.down,
    name: '20261129_073222_lead_life_cycle',
  },
  {
    up: migration_20261129_105416_quote_orders.up,
    down: migration_20261129_105416_quote_orders.down,
    name: '20261129_105416_quote_orders',
  },
  {
    up: migration_20261129_112941_past_weather.up,
    down: migration_20261129_112941_past_weather.down,
    name: '20261129_112941_past_weather',
  },
  {
    up: migration_20261129_134007_lead_views.up,
    down: migration_20261129_134007_lead_views.down,
    name: '20261129_134007_lead_views',
  },
  {
    up: migration_20261129_145514_people_and_quotes.up,
    down: migration_20261129_145514_people_and_quotes.down,
    name: '20261129_145514_people_and_quotes',
  },
  {
    up: migration_20261129_182810_accounts_data_emails_and_home.up,
    down: migration_20261129_182810_accounts_data_emails_and_home.down,
    name: '20261129_182810_accounts_data_emails_and_home',
  },
  {
    up: migration_20261129_221850_designs_openings_and_times.up,
    down: migration_20261129_221850_designs_openings_and_times.down,
    name: '20261129_221850_designs_openings_and_times',
  },
  {
    up: migration_20261130_013947_proof_by_two.up,
    down: migration_20261130_013947_proof_by_two.down,
    name: '20261130_013947_proof_by_two',
  },
  {
    up: migration_20261130_014204_desk_clock_notices_and_partners.up,
    down: migration_20261130_014204_desk_clock_notices_and_partners.down,
    name: '20261130_014204_desk_clock_notices_and_partners',
  },
  {
    up: migration_20261130_113923_service_tests.up,
    down: migration_20261130_113923_service_tests.down,
    name: '20261130_113923_service_tests',
  },
  {
    up: migration_20261130_193434_restore_notes.up,
    down: migration_20261130_193434_restore_notes.down,
    name: '20261130_193434_restore_notes',
  },
  {
    up: migration_20261201_003730_settings_versions.up,
    down: migration_20261201_003730_settings_versions.down,
    name: '20261201_003730_settings_versions',
  },
  {
    up: migration_20261201_004824_application_declined.up,
    down: migration_20261201_004824_application_declined.down,
    name: '20261201_004824_application_declined',
  },
  {
    up: migration_20261201_010016_reviews.up,
    down: migration_20261201_010016_reviews.down,
    name: '20261201_010016_reviews',
  },
  {
    up: migration_20261201_045123_review_published_by_two.up,
    down: migration_20261201_045123_review_published_by_two.down,
    name: '20261201_045123_review_published_by_two'
  },
];
