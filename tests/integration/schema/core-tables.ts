/**
 * The core tables of the specification with their columns: `!` unique, `=` default, `(n)` maximum length, `@texts` and
 * `@rels` for lists, which are stored in a separate table.
 */
export const CORE_TABLES: Record<string, string> = {
  pages:
    'title url! description category parent_city property_type keyword status=active is_live=true last_checked created_at updated_at',
  users: 'username! hash salt',
  contact_inquiries: 'first_name last_name email phone subject project_type details created_at',
  datasheet_leads:
    'name email phone company job_title project_type property_size timeframe message marketing_consent=false created_at',
  calculator_usage: `session_id! property_size property_type property_sub_type insulation current_heating current_bill rooms solar_panels=false solar_size powerboard_cost
    installation_cost total_cost panels_needed total_watts ceiling_coverage annual_savings payback_period carbon_savings lifetime_savings user_email user_phone user_interest`,
  user_profiles: 'user_id name email property_size current_system total_points=0 level=1 streak=0',
  achievements: 'profile_id achievement_type title description points unlocked_at',
  challenges:
    'profile_id challenge_type title description target current_progress=0 completed=false difficulty category reward started_at completed_at',
  rewards: 'profile_id reward_type title description value claimed=false expires_at',
  survey_leads: `first_name last_name email phone message property_type property_size current_heating heating_challenges urgency budget source=survey-form
    lead_type=quote-request lead_status=new ghl_contact_id created_at updated_at`,
  configuration_quotes: `customer_name email phone address preferred_contact_time property_type property_size rooms current_heating current_bill heating_issues installation_type
    thermostat_zones panel_quantity installation_location total_cost estimated_savings warranty_extension=false maintenance_plan=false quote_status=pending ghl_contact_id submitted_at updated_at`,
  product_categories: 'name(100) slug(100)! description parent_id sort_order=0 is_active=true',
  products: `name(200) slug! description short_description(500) category_id base_price compare_at_price specifications features@texts compatibility@texts
    installation_complexity=medium energy_rating warranty weight dimensions images@rels tags@texts meta_title meta_description is_active=true is_featured=false
    stock_level=0 low_stock_threshold=10 lead_time`,
  product_variants:
    'product_id name sku(50)! price compare_at_price attributes stock_level weight dimensions images@rels is_active sort_order',
  bundles:
    'name slug description bundle_type products base_price discount_percentage=0 final_price auto_generated=false target_room_size energy_output images@rels is_active',
  cart_items: 'session_id product_id quantity=1',
  project_quotes: `session_id customer_email customer_name customer_phone(20) project_type(50) building_specs heating_requirements solar_requirements recommended_products
    total_heating_cost total_solar_cost installation_cost total_cost annual_savings payback_period uploaded_files ai_analysis status=draft valid_until notes`,
  blog_categories: 'name slug description meta_title meta_description is_active sort_order',
  blog_tags: 'name(50) slug color=#3B82F6',
  blog_authors: 'name slug email bio avatar_id expertise@texts social_links is_active',
  blog_posts: `title(200) slug excerpt content featured_image_id image_alt meta_title meta_description focus_keyphrase canonical_url category_id author_id tags@rels status=draft
    published_at scheduled_for last_modified view_count=0 estimated_read_time word_count structured_data faq_schema related_posts@rels target_location`,
  blog_post_views: 'post_id session_id ip_address user_agent referrer viewed_at',
  social_media_posts:
    'platform content blog_post_id scheduled_date published_date ghl_post_id status=scheduled media_urls@texts engagement',
}

/** Columns that sales sort, filter and search by, besides the default sort order of each list. */
export const SALES_INDEXES: Record<string, string> = {
  leads:
    'status kind source due_at quarantined assignee_id name email phone phone_e164 postcode reference created_at updated_at',
  lead_events: 'lead_id created_at',
  deliveries: 'state channel lead_id next_attempt_at updated_at',
  call_requests: 'kind phone created_at',
  contact_inquiries: 'email source created_at',
  survey_leads: 'email postcode lead_status created_at',
  leads_rels: 'parent_id contact_inquiries_id survey_leads_id call_requests_id',
}
