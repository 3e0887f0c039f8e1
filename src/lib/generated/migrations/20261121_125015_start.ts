import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'contacted', 'quoted', 'won', 'lost');
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('quote', 'contact', 'call-back', 'quote-request', 'datasheet', 'configuration', 'project-quote', 'calculator', 'distributor', 'installer', 'business');
  CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('crm', 'sales-email', 'customer-email');
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('waiting', 'sending', 'sent', 'parked', 'not-configured');
  CREATE TYPE "public"."enum_call_requests_kind" AS ENUM('call-back', 'dialled');
  CREATE TYPE "public"."enum_pages_standing" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_category" AS ENUM('homeowner', 'professional', 'installer');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_category" AS ENUM('homeowner', 'professional', 'installer');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_topic" AS ENUM('product', 'running-costs', 'installation', 'control', 'partners');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_topic" AS ENUM('product', 'running-costs', 'installation', 'control', 'partners');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_case_studies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_claims_readings_contexts" AS ENUM('banner', 'hero', 'footer', 'metadata', 'structured-data', 'product', 'landing', 'calculator-teaser', 'toast', 'modal', 'section');
  CREATE TYPE "public"."enum_claims_readings_status" AS ENUM('draft', 'unverified', 'evidenced', 'approved', 'contested', 'unsubstantiated', 'false', 'retired');
  CREATE TYPE "public"."enum_claims_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__claims_v_version_readings_contexts" AS ENUM('banner', 'hero', 'footer', 'metadata', 'structured-data', 'product', 'landing', 'calculator-teaser', 'toast', 'modal', 'section');
  CREATE TYPE "public"."enum__claims_v_version_readings_status" AS ENUM('draft', 'unverified', 'evidenced', 'approved', 'contested', 'unsubstantiated', 'false', 'retired');
  CREATE TYPE "public"."enum__claims_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_blog_posts_standing" AS ENUM('draft', 'scheduled', 'published', 'archived');
  CREATE TYPE "public"."enum_blog_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_social_media_posts_platform" AS ENUM('facebook', 'instagram', 'linkedin', 'x', 'google-business');
  CREATE TYPE "public"."enum_social_media_posts_status" AS ENUM('draft', 'scheduled', 'published', 'failed');
  CREATE TYPE "public"."enum_products_installation_complexity" AS ENUM('low', 'medium', 'high');
  CREATE TYPE "public"."enum_places_kind" AS ENUM('city', 'town', 'village', 'suburb');
  CREATE TYPE "public"."enum_installers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__installers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'sales');
  CREATE TYPE "public"."enum_performance_metrics_metric" AS ENUM('LCP', 'FID', 'CLS', 'PAGE_LOAD');
  CREATE TYPE "public"."enum_site_settings_social_links_platform" AS ENUM('facebook', 'instagram', 'linkedin', 'x', 'youtube');
  CREATE TYPE "public"."enum_opening_hours_week_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '0');
  CREATE TABLE "idempotency_keys" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"body_sha256" char(64) NOT NULL,
  	"reference" text NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "leads_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"written_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"answered_at" timestamp(3) with time zone,
  	"quarantined" boolean DEFAULT false,
  	"quarantine_reasons" varchar,
  	"reference" varchar NOT NULL,
  	"ghl_contact_id" varchar,
  	"name" varchar NOT NULL,
  	"kind" "enum_leads_kind" NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"postcode" varchar,
  	"source" varchar,
  	"answers" jsonb NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"phone_e164" varchar,
  	"message" varchar,
  	"consent_marketing" boolean DEFAULT false,
  	"consent_terms" boolean DEFAULT false,
  	"consent_wording_version" varchar,
  	"consent_form" varchar,
  	"consent_given_at" timestamp(3) with time zone,
  	"consent_marketing_withdrawn_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contact_inquiries_id" integer,
  	"survey_leads_id" integer,
  	"call_requests_id" integer,
  	"datasheet_leads_id" integer,
  	"configuration_quotes_id" integer,
  	"project_quotes_id" integer,
  	"calculator_usage_id" integer
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"channel" "enum_deliveries_channel" NOT NULL,
  	"state" "enum_deliveries_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"next_attempt_at" timestamp(3) with time zone,
  	"lease_until" timestamp(3) with time zone,
  	"provider_id" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "call_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_call_requests_kind" DEFAULT 'call-back' NOT NULL,
  	"phone" varchar,
  	"source" varchar,
  	"message" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_inquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"company" varchar,
  	"subject" varchar,
  	"project_type" varchar,
  	"details" varchar,
  	"source" varchar,
  	"location" varchar,
  	"service_type" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "survey_leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"postcode" varchar,
  	"message" varchar,
  	"property_type" varchar,
  	"property_size" varchar,
  	"current_heating" varchar,
  	"heating_challenges" jsonb,
  	"urgency" varchar,
  	"budget" varchar,
  	"marketing_consent" boolean DEFAULT false,
  	"source" varchar DEFAULT 'survey-form',
  	"lead_type" varchar DEFAULT 'quote-request',
  	"lead_status" varchar DEFAULT 'new',
  	"ghl_contact_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "datasheet_leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"company" varchar,
  	"job_title" varchar,
  	"project_type" varchar NOT NULL,
  	"property_size" varchar,
  	"timeframe" varchar NOT NULL,
  	"message" varchar,
  	"marketing_consent" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "configuration_quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"customer_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"address" varchar,
  	"preferred_contact_time" varchar,
  	"property_type" varchar,
  	"property_size" varchar,
  	"rooms" numeric,
  	"current_heating" varchar,
  	"current_bill" numeric,
  	"heating_issues" varchar,
  	"installation_type" varchar,
  	"thermostat_zones" numeric,
  	"panel_quantity" numeric,
  	"installation_location" varchar,
  	"total_cost" numeric,
  	"estimated_savings" numeric,
  	"warranty_extension" boolean DEFAULT false,
  	"maintenance_plan" boolean DEFAULT false,
  	"quote_status" varchar DEFAULT 'pending',
  	"ghl_contact_id" varchar,
  	"submitted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "project_quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session_id" varchar,
  	"customer_email" varchar,
  	"customer_name" varchar,
  	"customer_phone" varchar,
  	"project_type" varchar NOT NULL,
  	"building_specs" jsonb,
  	"heating_requirements" jsonb,
  	"solar_requirements" jsonb,
  	"recommended_products" jsonb,
  	"total_heating_cost" numeric,
  	"total_solar_cost" numeric,
  	"installation_cost" numeric,
  	"total_cost" numeric,
  	"annual_savings" numeric,
  	"payback_period" numeric,
  	"uploaded_files" jsonb,
  	"ai_analysis" jsonb,
  	"status" varchar DEFAULT 'draft',
  	"valid_until" timestamp(3) with time zone,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "calculator_usage" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session_id" varchar,
  	"property_size" numeric NOT NULL,
  	"property_type" varchar,
  	"property_sub_type" varchar,
  	"insulation" varchar,
  	"current_heating" varchar,
  	"current_bill" numeric,
  	"rooms" numeric NOT NULL,
  	"solar_panels" boolean DEFAULT false,
  	"solar_size" numeric,
  	"powerboard_cost" numeric,
  	"installation_cost" numeric,
  	"total_cost" numeric,
  	"panels_needed" numeric,
  	"total_watts" numeric,
  	"ceiling_coverage" numeric,
  	"annual_savings" numeric,
  	"payback_period" numeric,
  	"carbon_savings" numeric,
  	"lifetime_savings" numeric,
  	"user_email" varchar,
  	"user_phone" varchar,
  	"user_interest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"description" varchar,
  	"content" jsonb,
  	"category" varchar,
  	"parent_city" varchar,
  	"property_type" varchar,
  	"keyword" varchar,
  	"status" "enum_pages_standing" DEFAULT 'active',
  	"is_live" boolean DEFAULT true,
  	"last_checked" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_url" varchar,
  	"version_description" varchar,
  	"version_content" jsonb,
  	"version_category" varchar,
  	"version_parent_city" varchar,
  	"version_property_type" varchar,
  	"version_keyword" varchar,
  	"version_status" "enum_pages_standing" DEFAULT 'active',
  	"version_is_live" boolean DEFAULT true,
  	"version_last_checked" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"credit" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote" varchar,
  	"client_name" varchar,
  	"category" "enum_testimonials_category",
  	"location" varchar,
  	"rating" numeric,
  	"given_at" timestamp(3) with time zone,
  	"evidence" varchar,
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_quote" varchar,
  	"version_client_name" varchar,
  	"version_category" "enum__testimonials_v_version_category",
  	"version_location" varchar,
  	"version_rating" numeric,
  	"version_given_at" timestamp(3) with time zone,
  	"version_evidence" varchar,
  	"version_sort_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"topic" "enum_faqs_topic" DEFAULT 'product',
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_question" varchar,
  	"version_answer" varchar,
  	"version_topic" "enum__faqs_v_version_topic" DEFAULT 'product',
  	"version_sort_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "case_studies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"image_id" integer,
  	"challenge" varchar,
  	"solution" varchar,
  	"technical_summary_power" varchar,
  	"technical_summary_density" varchar,
  	"technical_summary_area" varchar,
  	"technical_summary_heat_type" varchar,
  	"technical_summary_panels" varchar,
  	"technical_summary_controls" varchar,
  	"client_testimonial" varchar,
  	"client_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_case_studies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_studies_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_case_studies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_image_id" integer,
  	"version_challenge" varchar,
  	"version_solution" varchar,
  	"version_technical_summary_power" varchar,
  	"version_technical_summary_density" varchar,
  	"version_technical_summary_area" varchar,
  	"version_technical_summary_heat_type" varchar,
  	"version_technical_summary_panels" varchar,
  	"version_technical_summary_controls" varchar,
  	"version_client_testimonial" varchar,
  	"version_client_name" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__case_studies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_case_studies_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "claims_readings_contexts" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_claims_readings_contexts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "claims_readings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"text" varchar,
  	"status" "enum_claims_readings_status" DEFAULT 'unverified',
  	"origin" varchar,
  	"qualifier" varchar,
  	"strict_replacement" varchar,
  	"evidence" varchar,
  	"json_ld_allowed" boolean DEFAULT false,
  	"reviewed_by" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_by" timestamp(3) with time zone
  );
  
  CREATE TABLE "claims" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"group" varchar,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_claims_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_claims_v_version_readings_contexts" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__claims_v_version_readings_contexts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_claims_v_version_readings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"text" varchar,
  	"status" "enum__claims_v_version_readings_status" DEFAULT 'unverified',
  	"origin" varchar,
  	"qualifier" varchar,
  	"strict_replacement" varchar,
  	"evidence" varchar,
  	"json_ld_allowed" boolean DEFAULT false,
  	"reviewed_by" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_by" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_claims_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_group" varchar,
  	"version_notes" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__claims_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "blog_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_blog_posts_standing" DEFAULT 'draft',
  	"slug" varchar,
  	"scheduled_for" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"last_modified" timestamp(3) with time zone,
  	"word_count" numeric,
  	"estimated_read_time" numeric,
  	"view_count" numeric DEFAULT 0,
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"featured_image_id" integer,
  	"image_alt" varchar,
  	"category_id" integer,
  	"author_id" integer,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"focus_keyphrase" varchar,
  	"canonical_url" varchar,
  	"target_location" varchar,
  	"faq_schema" jsonb,
  	"structured_data" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_blog_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "blog_posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"blog_tags_id" integer,
  	"blog_posts_id" integer
  );
  
  CREATE TABLE "_blog_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_status" "enum_blog_posts_standing" DEFAULT 'draft',
  	"version_slug" varchar,
  	"version_scheduled_for" timestamp(3) with time zone,
  	"version_published_at" timestamp(3) with time zone,
  	"version_last_modified" timestamp(3) with time zone,
  	"version_word_count" numeric,
  	"version_estimated_read_time" numeric,
  	"version_view_count" numeric DEFAULT 0,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_featured_image_id" integer,
  	"version_image_alt" varchar,
  	"version_category_id" integer,
  	"version_author_id" integer,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_focus_keyphrase" varchar,
  	"version_canonical_url" varchar,
  	"version_target_location" varchar,
  	"version_faq_schema" jsonb,
  	"version_structured_data" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__blog_posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_blog_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"blog_tags_id" integer,
  	"blog_posts_id" integer
  );
  
  CREATE TABLE "blog_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"is_active" boolean DEFAULT true,
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "blog_tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"color" varchar DEFAULT '#3B82F6',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "blog_authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"bio" varchar,
  	"avatar_id" integer,
  	"social_links" jsonb,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "blog_authors_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "blog_post_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" integer NOT NULL,
  	"session_id" varchar,
  	"ip_address" varchar,
  	"user_agent" varchar,
  	"referrer" varchar,
  	"viewed_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "social_media_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"platform" "enum_social_media_posts_platform" NOT NULL,
  	"content" varchar NOT NULL,
  	"blog_post_id" integer,
  	"scheduled_date" timestamp(3) with time zone,
  	"published_date" timestamp(3) with time zone,
  	"status" "enum_social_media_posts_status" DEFAULT 'scheduled' NOT NULL,
  	"ghl_post_id" varchar,
  	"engagement" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "social_media_posts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"category_id" integer,
  	"is_active" boolean DEFAULT true,
  	"is_featured" boolean DEFAULT false,
  	"name" varchar NOT NULL,
  	"short_description" varchar,
  	"description" varchar,
  	"installation_complexity" "enum_products_installation_complexity" DEFAULT 'medium',
  	"energy_rating" varchar,
  	"warranty" varchar,
  	"weight" numeric,
  	"dimensions" jsonb,
  	"specifications" jsonb,
  	"base_price" numeric NOT NULL,
  	"compare_at_price" numeric,
  	"stock_level" numeric DEFAULT 0,
  	"low_stock_threshold" numeric DEFAULT 10,
  	"lead_time" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "product_variants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"sku" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"compare_at_price" numeric,
  	"attributes" jsonb,
  	"stock_level" numeric DEFAULT 0,
  	"weight" numeric,
  	"dimensions" jsonb,
  	"is_active" boolean DEFAULT true,
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_variants_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "product_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"parent_id" integer,
  	"is_active" boolean DEFAULT true,
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bundles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"bundle_type" varchar NOT NULL,
  	"products" jsonb,
  	"base_price" numeric NOT NULL,
  	"discount_percentage" numeric DEFAULT 0,
  	"final_price" numeric NOT NULL,
  	"auto_generated" boolean DEFAULT false,
  	"target_room_size" numeric,
  	"energy_output" numeric,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bundles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "cart_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session_id" varchar NOT NULL,
  	"product_id" integer NOT NULL,
  	"quantity" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"local_name" varchar,
  	"kind" "enum_places_kind" NOT NULL,
  	"parent_id" integer,
  	"county" varchar NOT NULL,
  	"nation" varchar NOT NULL,
  	"region" varchar,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"population" numeric,
  	"postcode_areas" varchar,
  	"postcode_districts" varchar,
  	"local_authority" varchar,
  	"electricity_region" varchar,
  	"tier" numeric DEFAULT 3 NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "installers_registrations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"scheme" varchar,
  	"number" varchar,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "installers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"town" varchar,
  	"county" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"website" varchar,
  	"contact_name" varchar,
  	"contact_email" varchar,
  	"contact_phone" varchar,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_installers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "installers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_installers_v_version_registrations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"scheme" varchar,
  	"number" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_installers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version_town" varchar,
  	"version_county" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_website" varchar,
  	"version_contact_name" varchar,
  	"version_contact_email" varchar,
  	"version_contact_phone" varchar,
  	"version_notes" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__installers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_installers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "user_profiles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" varchar NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"property_size" varchar,
  	"current_system" varchar,
  	"total_points" numeric DEFAULT 0,
  	"level" numeric DEFAULT 1,
  	"streak" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "challenges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"profile_id" integer NOT NULL,
  	"challenge_type" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"target" numeric,
  	"current_progress" numeric DEFAULT 0,
  	"completed" boolean DEFAULT false,
  	"difficulty" varchar,
  	"category" varchar,
  	"reward" numeric,
  	"started_at" timestamp(3) with time zone,
  	"completed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "achievements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"profile_id" integer NOT NULL,
  	"achievement_type" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"points" numeric DEFAULT 0,
  	"unlocked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rewards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"profile_id" integer NOT NULL,
  	"reward_type" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"value" varchar,
  	"claimed" boolean DEFAULT false,
  	"expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'sales' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "error_logs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"error" varchar NOT NULL,
  	"reason" varchar,
  	"stack" varchar,
  	"component_stack" varchar,
  	"filename" varchar,
  	"lineno" numeric,
  	"colno" numeric,
  	"url" varchar,
  	"timestamp" timestamp(3) with time zone NOT NULL,
  	"fingerprint" varchar,
  	"count" numeric DEFAULT 1,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "performance_metrics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"metric" "enum_performance_metrics_metric" NOT NULL,
  	"value" numeric NOT NULL,
  	"timings" jsonb,
  	"url" varchar,
  	"timestamp" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "heatmap_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"timestamp" timestamp(3) with time zone NOT NULL,
  	"page_type" varchar,
  	"location" varchar,
  	"element_type" varchar,
  	"element_class" varchar,
  	"element_id" varchar,
  	"coordinates_x" numeric,
  	"coordinates_y" numeric,
  	"viewport_width" numeric,
  	"viewport_height" numeric,
  	"scroll_position" numeric,
  	"user_agent" varchar,
  	"referrer" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"leads_id" integer,
  	"deliveries_id" integer,
  	"call_requests_id" integer,
  	"contact_inquiries_id" integer,
  	"survey_leads_id" integer,
  	"datasheet_leads_id" integer,
  	"configuration_quotes_id" integer,
  	"project_quotes_id" integer,
  	"calculator_usage_id" integer,
  	"pages_id" integer,
  	"media_id" integer,
  	"testimonials_id" integer,
  	"faqs_id" integer,
  	"case_studies_id" integer,
  	"claims_id" integer,
  	"redirects_id" integer,
  	"blog_posts_id" integer,
  	"blog_categories_id" integer,
  	"blog_tags_id" integer,
  	"blog_authors_id" integer,
  	"blog_post_views_id" integer,
  	"social_media_posts_id" integer,
  	"products_id" integer,
  	"product_variants_id" integer,
  	"product_categories_id" integer,
  	"bundles_id" integer,
  	"cart_items_id" integer,
  	"places_id" integer,
  	"installers_id" integer,
  	"user_profiles_id" integer,
  	"challenges_id" integer,
  	"achievements_id" integer,
  	"rewards_id" integer,
  	"users_id" integer,
  	"error_logs_id" integer,
  	"performance_metrics_id" integer,
  	"heatmap_records_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"platform" "enum_site_settings_social_links_platform" NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"legal_name" varchar DEFAULT 'Powerboard UK Limited' NOT NULL,
  	"registered_number" varchar DEFAULT '00000000',
  	"address_street" varchar DEFAULT '1 Station Yard' NOT NULL,
  	"address_town" varchar DEFAULT 'Devizes' NOT NULL,
  	"address_county" varchar DEFAULT 'Wiltshire' NOT NULL,
  	"address_postcode" varchar DEFAULT 'SN10 1AA' NOT NULL,
  	"phone" varchar DEFAULT '01632 960 123' NOT NULL,
  	"sparky_phone" varchar DEFAULT '07700 900225' NOT NULL,
  	"email" varchar DEFAULT 'hello@powerboard.example.com' NOT NULL,
  	"store_open" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "opening_hours_week" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_opening_hours_week_weekday" NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL
  );
  
  CREATE TABLE "opening_hours_closed_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"reason" varchar
  );
  
  CREATE TABLE "opening_hours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"closed_on_bank_holidays" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_rels" ADD CONSTRAINT "leads_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_rels" ADD CONSTRAINT "leads_rels_contact_inquiries_fk" FOREIGN KEY ("contact_inquiries_id") REFERENCES "public"."contact_inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_rels" ADD CONSTRAINT "leads_rels_survey_leads_fk" FOREIGN KEY ("survey_leads_id") REFERENCES "public"."survey_leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_rels" ADD CONSTRAINT "leads_rels_call_requests_fk" FOREIGN KEY ("call_requests_id") REFERENCES "public"."call_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_rels" ADD CONSTRAINT "leads_rels_datasheet_leads_fk" FOREIGN KEY ("datasheet_leads_id") REFERENCES "public"."datasheet_leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_rels" ADD CONSTRAINT "leads_rels_configuration_quotes_fk" FOREIGN KEY ("configuration_quotes_id") REFERENCES "public"."configuration_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_rels" ADD CONSTRAINT "leads_rels_project_quotes_fk" FOREIGN KEY ("project_quotes_id") REFERENCES "public"."project_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_rels" ADD CONSTRAINT "leads_rels_calculator_usage_fk" FOREIGN KEY ("calculator_usage_id") REFERENCES "public"."calculator_usage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_texts" ADD CONSTRAINT "case_studies_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_texts" ADD CONSTRAINT "_case_studies_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claims_readings_contexts" ADD CONSTRAINT "claims_readings_contexts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."claims_readings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claims_readings" ADD CONSTRAINT "claims_readings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v_version_readings_contexts" ADD CONSTRAINT "_claims_v_version_readings_contexts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_claims_v_version_readings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v_version_readings" ADD CONSTRAINT "_claims_v_version_readings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_claims_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v" ADD CONSTRAINT "_claims_v_parent_id_claims_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."claims"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_blog_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."blog_authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts_rels" ADD CONSTRAINT "blog_posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_posts_rels" ADD CONSTRAINT "blog_posts_rels_blog_tags_fk" FOREIGN KEY ("blog_tags_id") REFERENCES "public"."blog_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_posts_rels" ADD CONSTRAINT "blog_posts_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_parent_id_blog_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_category_id_blog_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."blog_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_author_id_blog_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."blog_authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_rels" ADD CONSTRAINT "_blog_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_blog_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_rels" ADD CONSTRAINT "_blog_posts_v_rels_blog_tags_fk" FOREIGN KEY ("blog_tags_id") REFERENCES "public"."blog_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_rels" ADD CONSTRAINT "_blog_posts_v_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_authors" ADD CONSTRAINT "blog_authors_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_authors_texts" ADD CONSTRAINT "blog_authors_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_post_views" ADD CONSTRAINT "blog_post_views_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_media_posts" ADD CONSTRAINT "social_media_posts_blog_post_id_blog_posts_id_fk" FOREIGN KEY ("blog_post_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_media_posts_texts" ADD CONSTRAINT "social_media_posts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."social_media_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_variants_rels" ADD CONSTRAINT "product_variants_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_variants_rels" ADD CONSTRAINT "product_variants_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_parent_id_product_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bundles_rels" ADD CONSTRAINT "bundles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bundles_rels" ADD CONSTRAINT "bundles_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "places" ADD CONSTRAINT "places_parent_id_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "installers_registrations" ADD CONSTRAINT "installers_registrations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."installers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "installers_texts" ADD CONSTRAINT "installers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."installers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_installers_v_version_registrations" ADD CONSTRAINT "_installers_v_version_registrations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_installers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_installers_v" ADD CONSTRAINT "_installers_v_parent_id_installers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."installers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_installers_v_texts" ADD CONSTRAINT "_installers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_installers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "challenges" ADD CONSTRAINT "challenges_profile_id_user_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."user_profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "achievements" ADD CONSTRAINT "achievements_profile_id_user_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."user_profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rewards" ADD CONSTRAINT "rewards_profile_id_user_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."user_profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deliveries_fk" FOREIGN KEY ("deliveries_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_call_requests_fk" FOREIGN KEY ("call_requests_id") REFERENCES "public"."call_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_inquiries_fk" FOREIGN KEY ("contact_inquiries_id") REFERENCES "public"."contact_inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_survey_leads_fk" FOREIGN KEY ("survey_leads_id") REFERENCES "public"."survey_leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_datasheet_leads_fk" FOREIGN KEY ("datasheet_leads_id") REFERENCES "public"."datasheet_leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_configuration_quotes_fk" FOREIGN KEY ("configuration_quotes_id") REFERENCES "public"."configuration_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_quotes_fk" FOREIGN KEY ("project_quotes_id") REFERENCES "public"."project_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_calculator_usage_fk" FOREIGN KEY ("calculator_usage_id") REFERENCES "public"."calculator_usage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_claims_fk" FOREIGN KEY ("claims_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_categories_fk" FOREIGN KEY ("blog_categories_id") REFERENCES "public"."blog_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_tags_fk" FOREIGN KEY ("blog_tags_id") REFERENCES "public"."blog_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_authors_fk" FOREIGN KEY ("blog_authors_id") REFERENCES "public"."blog_authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_post_views_fk" FOREIGN KEY ("blog_post_views_id") REFERENCES "public"."blog_post_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_social_media_posts_fk" FOREIGN KEY ("social_media_posts_id") REFERENCES "public"."social_media_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_variants_fk" FOREIGN KEY ("product_variants_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_categories_fk" FOREIGN KEY ("product_categories_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bundles_fk" FOREIGN KEY ("bundles_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cart_items_fk" FOREIGN KEY ("cart_items_id") REFERENCES "public"."cart_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_installers_fk" FOREIGN KEY ("installers_id") REFERENCES "public"."installers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_user_profiles_fk" FOREIGN KEY ("user_profiles_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_challenges_fk" FOREIGN KEY ("challenges_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_achievements_fk" FOREIGN KEY ("achievements_id") REFERENCES "public"."achievements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rewards_fk" FOREIGN KEY ("rewards_id") REFERENCES "public"."rewards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_error_logs_fk" FOREIGN KEY ("error_logs_id") REFERENCES "public"."error_logs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_performance_metrics_fk" FOREIGN KEY ("performance_metrics_id") REFERENCES "public"."performance_metrics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_heatmap_records_fk" FOREIGN KEY ("heatmap_records_id") REFERENCES "public"."heatmap_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social_links" ADD CONSTRAINT "site_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "opening_hours_week" ADD CONSTRAINT "opening_hours_week_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "opening_hours_closed_dates" ADD CONSTRAINT "opening_hours_closed_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys" USING btree ("expires_at");
  CREATE INDEX "leads_notes_order_idx" ON "leads_notes" USING btree ("_order");
  CREATE INDEX "leads_notes_parent_id_idx" ON "leads_notes" USING btree ("_parent_id");
  CREATE INDEX "leads_notes_author_idx" ON "leads_notes" USING btree ("author_id");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_assignee_idx" ON "leads" USING btree ("assignee_id");
  CREATE INDEX "leads_due_at_idx" ON "leads" USING btree ("due_at");
  CREATE INDEX "leads_quarantined_idx" ON "leads" USING btree ("quarantined");
  CREATE UNIQUE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");
  CREATE INDEX "leads_name_idx" ON "leads" USING btree ("name");
  CREATE INDEX "leads_kind_idx" ON "leads" USING btree ("kind");
  CREATE INDEX "leads_phone_idx" ON "leads" USING btree ("phone");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_postcode_idx" ON "leads" USING btree ("postcode");
  CREATE INDEX "leads_source_idx" ON "leads" USING btree ("source");
  CREATE INDEX "leads_phone_e164_idx" ON "leads" USING btree ("phone_e164");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_rels_order_idx" ON "leads_rels" USING btree ("order");
  CREATE INDEX "leads_rels_parent_idx" ON "leads_rels" USING btree ("parent_id");
  CREATE INDEX "leads_rels_path_idx" ON "leads_rels" USING btree ("path");
  CREATE INDEX "leads_rels_contact_inquiries_id_idx" ON "leads_rels" USING btree ("contact_inquiries_id");
  CREATE INDEX "leads_rels_survey_leads_id_idx" ON "leads_rels" USING btree ("survey_leads_id");
  CREATE INDEX "leads_rels_call_requests_id_idx" ON "leads_rels" USING btree ("call_requests_id");
  CREATE INDEX "leads_rels_datasheet_leads_id_idx" ON "leads_rels" USING btree ("datasheet_leads_id");
  CREATE INDEX "leads_rels_configuration_quotes_id_idx" ON "leads_rels" USING btree ("configuration_quotes_id");
  CREATE INDEX "leads_rels_project_quotes_id_idx" ON "leads_rels" USING btree ("project_quotes_id");
  CREATE INDEX "leads_rels_calculator_usage_id_idx" ON "leads_rels" USING btree ("calculator_usage_id");
  CREATE INDEX "deliveries_lead_idx" ON "deliveries" USING btree ("lead_id");
  CREATE INDEX "deliveries_channel_idx" ON "deliveries" USING btree ("channel");
  CREATE INDEX "deliveries_state_idx" ON "deliveries" USING btree ("state");
  CREATE INDEX "deliveries_next_attempt_at_idx" ON "deliveries" USING btree ("next_attempt_at");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "lead_channel_idx" ON "deliveries" USING btree ("lead_id","channel");
  CREATE INDEX "state_nextAttemptAt_idx" ON "deliveries" USING btree ("state","next_attempt_at");
  CREATE INDEX "call_requests_kind_idx" ON "call_requests" USING btree ("kind");
  CREATE INDEX "call_requests_phone_idx" ON "call_requests" USING btree ("phone");
  CREATE INDEX "call_requests_source_idx" ON "call_requests" USING btree ("source");
  CREATE INDEX "call_requests_updated_at_idx" ON "call_requests" USING btree ("updated_at");
  CREATE INDEX "call_requests_created_at_idx" ON "call_requests" USING btree ("created_at");
  CREATE INDEX "contact_inquiries_email_idx" ON "contact_inquiries" USING btree ("email");
  CREATE INDEX "contact_inquiries_source_idx" ON "contact_inquiries" USING btree ("source");
  CREATE INDEX "contact_inquiries_updated_at_idx" ON "contact_inquiries" USING btree ("updated_at");
  CREATE INDEX "contact_inquiries_created_at_idx" ON "contact_inquiries" USING btree ("created_at");
  CREATE INDEX "survey_leads_email_idx" ON "survey_leads" USING btree ("email");
  CREATE INDEX "survey_leads_postcode_idx" ON "survey_leads" USING btree ("postcode");
  CREATE INDEX "survey_leads_source_idx" ON "survey_leads" USING btree ("source");
  CREATE INDEX "survey_leads_lead_type_idx" ON "survey_leads" USING btree ("lead_type");
  CREATE INDEX "survey_leads_lead_status_idx" ON "survey_leads" USING btree ("lead_status");
  CREATE INDEX "survey_leads_ghl_contact_id_idx" ON "survey_leads" USING btree ("ghl_contact_id");
  CREATE INDEX "survey_leads_updated_at_idx" ON "survey_leads" USING btree ("updated_at");
  CREATE INDEX "survey_leads_created_at_idx" ON "survey_leads" USING btree ("created_at");
  CREATE INDEX "datasheet_leads_email_idx" ON "datasheet_leads" USING btree ("email");
  CREATE INDEX "datasheet_leads_updated_at_idx" ON "datasheet_leads" USING btree ("updated_at");
  CREATE INDEX "datasheet_leads_created_at_idx" ON "datasheet_leads" USING btree ("created_at");
  CREATE INDEX "configuration_quotes_email_idx" ON "configuration_quotes" USING btree ("email");
  CREATE INDEX "configuration_quotes_quote_status_idx" ON "configuration_quotes" USING btree ("quote_status");
  CREATE INDEX "configuration_quotes_ghl_contact_id_idx" ON "configuration_quotes" USING btree ("ghl_contact_id");
  CREATE INDEX "configuration_quotes_submitted_at_idx" ON "configuration_quotes" USING btree ("submitted_at");
  CREATE INDEX "configuration_quotes_updated_at_idx" ON "configuration_quotes" USING btree ("updated_at");
  CREATE INDEX "configuration_quotes_created_at_idx" ON "configuration_quotes" USING btree ("created_at");
  CREATE INDEX "project_quotes_session_id_idx" ON "project_quotes" USING btree ("session_id");
  CREATE INDEX "project_quotes_customer_email_idx" ON "project_quotes" USING btree ("customer_email");
  CREATE INDEX "project_quotes_project_type_idx" ON "project_quotes" USING btree ("project_type");
  CREATE INDEX "project_quotes_status_idx" ON "project_quotes" USING btree ("status");
  CREATE INDEX "project_quotes_valid_until_idx" ON "project_quotes" USING btree ("valid_until");
  CREATE INDEX "project_quotes_updated_at_idx" ON "project_quotes" USING btree ("updated_at");
  CREATE INDEX "project_quotes_created_at_idx" ON "project_quotes" USING btree ("created_at");
  CREATE INDEX "calculator_usage_session_id_idx" ON "calculator_usage" USING btree ("session_id");
  CREATE INDEX "calculator_usage_property_type_idx" ON "calculator_usage" USING btree ("property_type");
  CREATE INDEX "calculator_usage_current_heating_idx" ON "calculator_usage" USING btree ("current_heating");
  CREATE INDEX "calculator_usage_user_email_idx" ON "calculator_usage" USING btree ("user_email");
  CREATE INDEX "calculator_usage_updated_at_idx" ON "calculator_usage" USING btree ("updated_at");
  CREATE INDEX "calculator_usage_created_at_idx" ON "calculator_usage" USING btree ("created_at");
  CREATE UNIQUE INDEX "pages_url_idx" ON "pages" USING btree ("url");
  CREATE INDEX "pages_category_idx" ON "pages" USING btree ("category");
  CREATE INDEX "pages_parent_city_idx" ON "pages" USING btree ("parent_city");
  CREATE INDEX "pages_status_idx" ON "pages" USING btree ("status");
  CREATE INDEX "pages_is_live_idx" ON "pages" USING btree ("is_live");
  CREATE INDEX "pages_last_checked_idx" ON "pages" USING btree ("last_checked");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_url_idx" ON "_pages_v" USING btree ("version_url");
  CREATE INDEX "_pages_v_version_version_category_idx" ON "_pages_v" USING btree ("version_category");
  CREATE INDEX "_pages_v_version_version_parent_city_idx" ON "_pages_v" USING btree ("version_parent_city");
  CREATE INDEX "_pages_v_version_version_status_idx" ON "_pages_v" USING btree ("version_status");
  CREATE INDEX "_pages_v_version_version_is_live_idx" ON "_pages_v" USING btree ("version_is_live");
  CREATE INDEX "_pages_v_version_version_last_checked_idx" ON "_pages_v" USING btree ("version_last_checked");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE INDEX "testimonials_category_idx" ON "testimonials" USING btree ("category");
  CREATE INDEX "testimonials_given_at_idx" ON "testimonials" USING btree ("given_at");
  CREATE INDEX "testimonials_sort_order_idx" ON "testimonials" USING btree ("sort_order");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_category_idx" ON "_testimonials_v" USING btree ("version_category");
  CREATE INDEX "_testimonials_v_version_version_given_at_idx" ON "_testimonials_v" USING btree ("version_given_at");
  CREATE INDEX "_testimonials_v_version_version_sort_order_idx" ON "_testimonials_v" USING btree ("version_sort_order");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "faqs_topic_idx" ON "faqs" USING btree ("topic");
  CREATE INDEX "faqs_sort_order_idx" ON "faqs" USING btree ("sort_order");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_topic_idx" ON "_faqs_v" USING btree ("version_topic");
  CREATE INDEX "_faqs_v_version_version_sort_order_idx" ON "_faqs_v" USING btree ("version_sort_order");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "case_studies_slug_idx" ON "case_studies" USING btree ("slug");
  CREATE INDEX "case_studies_image_idx" ON "case_studies" USING btree ("image_id");
  CREATE INDEX "case_studies_updated_at_idx" ON "case_studies" USING btree ("updated_at");
  CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at");
  CREATE INDEX "case_studies__status_idx" ON "case_studies" USING btree ("_status");
  CREATE INDEX "case_studies_texts_order_parent" ON "case_studies_texts" USING btree ("order","parent_id");
  CREATE INDEX "_case_studies_v_parent_idx" ON "_case_studies_v" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_version_version_slug_idx" ON "_case_studies_v" USING btree ("version_slug");
  CREATE INDEX "_case_studies_v_version_version_image_idx" ON "_case_studies_v" USING btree ("version_image_id");
  CREATE INDEX "_case_studies_v_version_version_updated_at_idx" ON "_case_studies_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_studies_v_version_version_created_at_idx" ON "_case_studies_v" USING btree ("version_created_at");
  CREATE INDEX "_case_studies_v_version_version__status_idx" ON "_case_studies_v" USING btree ("version__status");
  CREATE INDEX "_case_studies_v_created_at_idx" ON "_case_studies_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_v_updated_at_idx" ON "_case_studies_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_v_latest_idx" ON "_case_studies_v" USING btree ("latest");
  CREATE INDEX "_case_studies_v_texts_order_parent" ON "_case_studies_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "claims_readings_contexts_order_idx" ON "claims_readings_contexts" USING btree ("order");
  CREATE INDEX "claims_readings_contexts_parent_idx" ON "claims_readings_contexts" USING btree ("parent_id");
  CREATE INDEX "claims_readings_order_idx" ON "claims_readings" USING btree ("_order");
  CREATE INDEX "claims_readings_parent_id_idx" ON "claims_readings" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "claims_key_idx" ON "claims" USING btree ("key");
  CREATE INDEX "claims_group_idx" ON "claims" USING btree ("group");
  CREATE INDEX "claims_updated_at_idx" ON "claims" USING btree ("updated_at");
  CREATE INDEX "claims_created_at_idx" ON "claims" USING btree ("created_at");
  CREATE INDEX "claims__status_idx" ON "claims" USING btree ("_status");
  CREATE INDEX "_claims_v_version_readings_contexts_order_idx" ON "_claims_v_version_readings_contexts" USING btree ("order");
  CREATE INDEX "_claims_v_version_readings_contexts_parent_idx" ON "_claims_v_version_readings_contexts" USING btree ("parent_id");
  CREATE INDEX "_claims_v_version_readings_order_idx" ON "_claims_v_version_readings" USING btree ("_order");
  CREATE INDEX "_claims_v_version_readings_parent_id_idx" ON "_claims_v_version_readings" USING btree ("_parent_id");
  CREATE INDEX "_claims_v_parent_idx" ON "_claims_v" USING btree ("parent_id");
  CREATE INDEX "_claims_v_version_version_key_idx" ON "_claims_v" USING btree ("version_key");
  CREATE INDEX "_claims_v_version_version_group_idx" ON "_claims_v" USING btree ("version_group");
  CREATE INDEX "_claims_v_version_version_updated_at_idx" ON "_claims_v" USING btree ("version_updated_at");
  CREATE INDEX "_claims_v_version_version_created_at_idx" ON "_claims_v" USING btree ("version_created_at");
  CREATE INDEX "_claims_v_version_version__status_idx" ON "_claims_v" USING btree ("version__status");
  CREATE INDEX "_claims_v_created_at_idx" ON "_claims_v" USING btree ("created_at");
  CREATE INDEX "_claims_v_updated_at_idx" ON "_claims_v" USING btree ("updated_at");
  CREATE INDEX "_claims_v_latest_idx" ON "_claims_v" USING btree ("latest");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "blog_posts_status_idx" ON "blog_posts" USING btree ("status");
  CREATE UNIQUE INDEX "blog_posts_slug_idx" ON "blog_posts" USING btree ("slug");
  CREATE INDEX "blog_posts_scheduled_for_idx" ON "blog_posts" USING btree ("scheduled_for");
  CREATE INDEX "blog_posts_published_at_idx" ON "blog_posts" USING btree ("published_at");
  CREATE INDEX "blog_posts_view_count_idx" ON "blog_posts" USING btree ("view_count");
  CREATE INDEX "blog_posts_featured_image_idx" ON "blog_posts" USING btree ("featured_image_id");
  CREATE INDEX "blog_posts_category_idx" ON "blog_posts" USING btree ("category_id");
  CREATE INDEX "blog_posts_author_idx" ON "blog_posts" USING btree ("author_id");
  CREATE INDEX "blog_posts_target_location_idx" ON "blog_posts" USING btree ("target_location");
  CREATE INDEX "blog_posts_updated_at_idx" ON "blog_posts" USING btree ("updated_at");
  CREATE INDEX "blog_posts_created_at_idx" ON "blog_posts" USING btree ("created_at");
  CREATE INDEX "blog_posts__status_idx" ON "blog_posts" USING btree ("_status");
  CREATE INDEX "blog_posts_rels_order_idx" ON "blog_posts_rels" USING btree ("order");
  CREATE INDEX "blog_posts_rels_parent_idx" ON "blog_posts_rels" USING btree ("parent_id");
  CREATE INDEX "blog_posts_rels_path_idx" ON "blog_posts_rels" USING btree ("path");
  CREATE INDEX "blog_posts_rels_blog_tags_id_idx" ON "blog_posts_rels" USING btree ("blog_tags_id");
  CREATE INDEX "blog_posts_rels_blog_posts_id_idx" ON "blog_posts_rels" USING btree ("blog_posts_id");
  CREATE INDEX "_blog_posts_v_parent_idx" ON "_blog_posts_v" USING btree ("parent_id");
  CREATE INDEX "_blog_posts_v_version_version_status_idx" ON "_blog_posts_v" USING btree ("version_status");
  CREATE INDEX "_blog_posts_v_version_version_slug_idx" ON "_blog_posts_v" USING btree ("version_slug");
  CREATE INDEX "_blog_posts_v_version_version_scheduled_for_idx" ON "_blog_posts_v" USING btree ("version_scheduled_for");
  CREATE INDEX "_blog_posts_v_version_version_published_at_idx" ON "_blog_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_blog_posts_v_version_version_view_count_idx" ON "_blog_posts_v" USING btree ("version_view_count");
  CREATE INDEX "_blog_posts_v_version_version_featured_image_idx" ON "_blog_posts_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_blog_posts_v_version_version_category_idx" ON "_blog_posts_v" USING btree ("version_category_id");
  CREATE INDEX "_blog_posts_v_version_version_author_idx" ON "_blog_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_blog_posts_v_version_version_target_location_idx" ON "_blog_posts_v" USING btree ("version_target_location");
  CREATE INDEX "_blog_posts_v_version_version_updated_at_idx" ON "_blog_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_blog_posts_v_version_version_created_at_idx" ON "_blog_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_blog_posts_v_version_version__status_idx" ON "_blog_posts_v" USING btree ("version__status");
  CREATE INDEX "_blog_posts_v_created_at_idx" ON "_blog_posts_v" USING btree ("created_at");
  CREATE INDEX "_blog_posts_v_updated_at_idx" ON "_blog_posts_v" USING btree ("updated_at");
  CREATE INDEX "_blog_posts_v_latest_idx" ON "_blog_posts_v" USING btree ("latest");
  CREATE INDEX "_blog_posts_v_rels_order_idx" ON "_blog_posts_v_rels" USING btree ("order");
  CREATE INDEX "_blog_posts_v_rels_parent_idx" ON "_blog_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_blog_posts_v_rels_path_idx" ON "_blog_posts_v_rels" USING btree ("path");
  CREATE INDEX "_blog_posts_v_rels_blog_tags_id_idx" ON "_blog_posts_v_rels" USING btree ("blog_tags_id");
  CREATE INDEX "_blog_posts_v_rels_blog_posts_id_idx" ON "_blog_posts_v_rels" USING btree ("blog_posts_id");
  CREATE UNIQUE INDEX "blog_categories_slug_idx" ON "blog_categories" USING btree ("slug");
  CREATE INDEX "blog_categories_is_active_idx" ON "blog_categories" USING btree ("is_active");
  CREATE INDEX "blog_categories_sort_order_idx" ON "blog_categories" USING btree ("sort_order");
  CREATE INDEX "blog_categories_updated_at_idx" ON "blog_categories" USING btree ("updated_at");
  CREATE INDEX "blog_categories_created_at_idx" ON "blog_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "blog_tags_slug_idx" ON "blog_tags" USING btree ("slug");
  CREATE INDEX "blog_tags_updated_at_idx" ON "blog_tags" USING btree ("updated_at");
  CREATE INDEX "blog_tags_created_at_idx" ON "blog_tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "blog_authors_slug_idx" ON "blog_authors" USING btree ("slug");
  CREATE INDEX "blog_authors_avatar_idx" ON "blog_authors" USING btree ("avatar_id");
  CREATE INDEX "blog_authors_is_active_idx" ON "blog_authors" USING btree ("is_active");
  CREATE INDEX "blog_authors_updated_at_idx" ON "blog_authors" USING btree ("updated_at");
  CREATE INDEX "blog_authors_created_at_idx" ON "blog_authors" USING btree ("created_at");
  CREATE INDEX "blog_authors_texts_order_parent" ON "blog_authors_texts" USING btree ("order","parent_id");
  CREATE INDEX "blog_post_views_post_idx" ON "blog_post_views" USING btree ("post_id");
  CREATE INDEX "blog_post_views_session_id_idx" ON "blog_post_views" USING btree ("session_id");
  CREATE INDEX "blog_post_views_viewed_at_idx" ON "blog_post_views" USING btree ("viewed_at");
  CREATE INDEX "blog_post_views_updated_at_idx" ON "blog_post_views" USING btree ("updated_at");
  CREATE INDEX "blog_post_views_created_at_idx" ON "blog_post_views" USING btree ("created_at");
  CREATE INDEX "social_media_posts_platform_idx" ON "social_media_posts" USING btree ("platform");
  CREATE INDEX "social_media_posts_blog_post_idx" ON "social_media_posts" USING btree ("blog_post_id");
  CREATE INDEX "social_media_posts_scheduled_date_idx" ON "social_media_posts" USING btree ("scheduled_date");
  CREATE INDEX "social_media_posts_published_date_idx" ON "social_media_posts" USING btree ("published_date");
  CREATE INDEX "social_media_posts_status_idx" ON "social_media_posts" USING btree ("status");
  CREATE INDEX "social_media_posts_ghl_post_id_idx" ON "social_media_posts" USING btree ("ghl_post_id");
  CREATE INDEX "social_media_posts_updated_at_idx" ON "social_media_posts" USING btree ("updated_at");
  CREATE INDEX "social_media_posts_created_at_idx" ON "social_media_posts" USING btree ("created_at");
  CREATE INDEX "social_media_posts_texts_order_parent" ON "social_media_posts_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id");
  CREATE INDEX "products_is_active_idx" ON "products" USING btree ("is_active");
  CREATE INDEX "products_is_featured_idx" ON "products" USING btree ("is_featured");
  CREATE INDEX "products_stock_level_idx" ON "products" USING btree ("stock_level");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "product_variants_product_idx" ON "product_variants" USING btree ("product_id");
  CREATE UNIQUE INDEX "product_variants_sku_idx" ON "product_variants" USING btree ("sku");
  CREATE INDEX "product_variants_stock_level_idx" ON "product_variants" USING btree ("stock_level");
  CREATE INDEX "product_variants_is_active_idx" ON "product_variants" USING btree ("is_active");
  CREATE INDEX "product_variants_sort_order_idx" ON "product_variants" USING btree ("sort_order");
  CREATE INDEX "product_variants_updated_at_idx" ON "product_variants" USING btree ("updated_at");
  CREATE INDEX "product_variants_created_at_idx" ON "product_variants" USING btree ("created_at");
  CREATE INDEX "product_variants_rels_order_idx" ON "product_variants_rels" USING btree ("order");
  CREATE INDEX "product_variants_rels_parent_idx" ON "product_variants_rels" USING btree ("parent_id");
  CREATE INDEX "product_variants_rels_path_idx" ON "product_variants_rels" USING btree ("path");
  CREATE INDEX "product_variants_rels_media_id_idx" ON "product_variants_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "product_categories_slug_idx" ON "product_categories" USING btree ("slug");
  CREATE INDEX "product_categories_parent_idx" ON "product_categories" USING btree ("parent_id");
  CREATE INDEX "product_categories_is_active_idx" ON "product_categories" USING btree ("is_active");
  CREATE INDEX "product_categories_sort_order_idx" ON "product_categories" USING btree ("sort_order");
  CREATE INDEX "product_categories_updated_at_idx" ON "product_categories" USING btree ("updated_at");
  CREATE INDEX "product_categories_created_at_idx" ON "product_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "bundles_slug_idx" ON "bundles" USING btree ("slug");
  CREATE INDEX "bundles_bundle_type_idx" ON "bundles" USING btree ("bundle_type");
  CREATE INDEX "bundles_auto_generated_idx" ON "bundles" USING btree ("auto_generated");
  CREATE INDEX "bundles_target_room_size_idx" ON "bundles" USING btree ("target_room_size");
  CREATE INDEX "bundles_is_active_idx" ON "bundles" USING btree ("is_active");
  CREATE INDEX "bundles_updated_at_idx" ON "bundles" USING btree ("updated_at");
  CREATE INDEX "bundles_created_at_idx" ON "bundles" USING btree ("created_at");
  CREATE INDEX "bundles_rels_order_idx" ON "bundles_rels" USING btree ("order");
  CREATE INDEX "bundles_rels_parent_idx" ON "bundles_rels" USING btree ("parent_id");
  CREATE INDEX "bundles_rels_path_idx" ON "bundles_rels" USING btree ("path");
  CREATE INDEX "bundles_rels_media_id_idx" ON "bundles_rels" USING btree ("media_id");
  CREATE INDEX "cart_items_session_id_idx" ON "cart_items" USING btree ("session_id");
  CREATE INDEX "cart_items_product_idx" ON "cart_items" USING btree ("product_id");
  CREATE INDEX "cart_items_updated_at_idx" ON "cart_items" USING btree ("updated_at");
  CREATE INDEX "cart_items_created_at_idx" ON "cart_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "sessionId_product_idx" ON "cart_items" USING btree ("session_id","product_id");
  CREATE UNIQUE INDEX "places_slug_idx" ON "places" USING btree ("slug");
  CREATE INDEX "places_name_idx" ON "places" USING btree ("name");
  CREATE INDEX "places_kind_idx" ON "places" USING btree ("kind");
  CREATE INDEX "places_parent_idx" ON "places" USING btree ("parent_id");
  CREATE INDEX "places_county_idx" ON "places" USING btree ("county");
  CREATE INDEX "places_nation_idx" ON "places" USING btree ("nation");
  CREATE INDEX "places_region_idx" ON "places" USING btree ("region");
  CREATE INDEX "places_population_idx" ON "places" USING btree ("population");
  CREATE INDEX "places_local_authority_idx" ON "places" USING btree ("local_authority");
  CREATE INDEX "places_electricity_region_idx" ON "places" USING btree ("electricity_region");
  CREATE INDEX "places_tier_idx" ON "places" USING btree ("tier");
  CREATE INDEX "places_is_active_idx" ON "places" USING btree ("is_active");
  CREATE INDEX "places_updated_at_idx" ON "places" USING btree ("updated_at");
  CREATE INDEX "places_created_at_idx" ON "places" USING btree ("created_at");
  CREATE INDEX "installers_registrations_order_idx" ON "installers_registrations" USING btree ("_order");
  CREATE INDEX "installers_registrations_parent_id_idx" ON "installers_registrations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "installers_slug_idx" ON "installers" USING btree ("slug");
  CREATE INDEX "installers_town_idx" ON "installers" USING btree ("town");
  CREATE INDEX "installers_county_idx" ON "installers" USING btree ("county");
  CREATE INDEX "installers_updated_at_idx" ON "installers" USING btree ("updated_at");
  CREATE INDEX "installers_created_at_idx" ON "installers" USING btree ("created_at");
  CREATE INDEX "installers__status_idx" ON "installers" USING btree ("_status");
  CREATE INDEX "installers_texts_order_parent" ON "installers_texts" USING btree ("order","parent_id");
  CREATE INDEX "_installers_v_version_registrations_order_idx" ON "_installers_v_version_registrations" USING btree ("_order");
  CREATE INDEX "_installers_v_version_registrations_parent_id_idx" ON "_installers_v_version_registrations" USING btree ("_parent_id");
  CREATE INDEX "_installers_v_parent_idx" ON "_installers_v" USING btree ("parent_id");
  CREATE INDEX "_installers_v_version_version_slug_idx" ON "_installers_v" USING btree ("version_slug");
  CREATE INDEX "_installers_v_version_version_town_idx" ON "_installers_v" USING btree ("version_town");
  CREATE INDEX "_installers_v_version_version_county_idx" ON "_installers_v" USING btree ("version_county");
  CREATE INDEX "_installers_v_version_version_updated_at_idx" ON "_installers_v" USING btree ("version_updated_at");
  CREATE INDEX "_installers_v_version_version_created_at_idx" ON "_installers_v" USING btree ("version_created_at");
  CREATE INDEX "_installers_v_version_version__status_idx" ON "_installers_v" USING btree ("version__status");
  CREATE INDEX "_installers_v_created_at_idx" ON "_installers_v" USING btree ("created_at");
  CREATE INDEX "_installers_v_updated_at_idx" ON "_installers_v" USING btree ("updated_at");
  CREATE INDEX "_installers_v_latest_idx" ON "_installers_v" USING btree ("latest");
  CREATE INDEX "_installers_v_texts_order_parent" ON "_installers_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "user_profiles_user_id_idx" ON "user_profiles" USING btree ("user_id");
  CREATE INDEX "user_profiles_email_idx" ON "user_profiles" USING btree ("email");
  CREATE INDEX "user_profiles_total_points_idx" ON "user_profiles" USING btree ("total_points");
  CREATE INDEX "user_profiles_updated_at_idx" ON "user_profiles" USING btree ("updated_at");
  CREATE INDEX "user_profiles_created_at_idx" ON "user_profiles" USING btree ("created_at");
  CREATE INDEX "challenges_profile_idx" ON "challenges" USING btree ("profile_id");
  CREATE INDEX "challenges_challenge_type_idx" ON "challenges" USING btree ("challenge_type");
  CREATE INDEX "challenges_completed_idx" ON "challenges" USING btree ("completed");
  CREATE INDEX "challenges_category_idx" ON "challenges" USING btree ("category");
  CREATE INDEX "challenges_started_at_idx" ON "challenges" USING btree ("started_at");
  CREATE INDEX "challenges_completed_at_idx" ON "challenges" USING btree ("completed_at");
  CREATE INDEX "challenges_updated_at_idx" ON "challenges" USING btree ("updated_at");
  CREATE INDEX "challenges_created_at_idx" ON "challenges" USING btree ("created_at");
  CREATE INDEX "achievements_profile_idx" ON "achievements" USING btree ("profile_id");
  CREATE INDEX "achievements_achievement_type_idx" ON "achievements" USING btree ("achievement_type");
  CREATE INDEX "achievements_unlocked_at_idx" ON "achievements" USING btree ("unlocked_at");
  CREATE INDEX "achievements_updated_at_idx" ON "achievements" USING btree ("updated_at");
  CREATE INDEX "achievements_created_at_idx" ON "achievements" USING btree ("created_at");
  CREATE INDEX "rewards_profile_idx" ON "rewards" USING btree ("profile_id");
  CREATE INDEX "rewards_reward_type_idx" ON "rewards" USING btree ("reward_type");
  CREATE INDEX "rewards_claimed_idx" ON "rewards" USING btree ("claimed");
  CREATE INDEX "rewards_expires_at_idx" ON "rewards" USING btree ("expires_at");
  CREATE INDEX "rewards_updated_at_idx" ON "rewards" USING btree ("updated_at");
  CREATE INDEX "rewards_created_at_idx" ON "rewards" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_username_idx" ON "users" USING btree ("username");
  CREATE INDEX "error_logs_url_idx" ON "error_logs" USING btree ("url");
  CREATE INDEX "error_logs_timestamp_idx" ON "error_logs" USING btree ("timestamp");
  CREATE UNIQUE INDEX "error_logs_fingerprint_idx" ON "error_logs" USING btree ("fingerprint");
  CREATE INDEX "error_logs_count_idx" ON "error_logs" USING btree ("count");
  CREATE INDEX "error_logs_updated_at_idx" ON "error_logs" USING btree ("updated_at");
  CREATE INDEX "error_logs_created_at_idx" ON "error_logs" USING btree ("created_at");
  CREATE INDEX "performance_metrics_metric_idx" ON "performance_metrics" USING btree ("metric");
  CREATE INDEX "performance_metrics_url_idx" ON "performance_metrics" USING btree ("url");
  CREATE INDEX "performance_metrics_timestamp_idx" ON "performance_metrics" USING btree ("timestamp");
  CREATE INDEX "performance_metrics_updated_at_idx" ON "performance_metrics" USING btree ("updated_at");
  CREATE INDEX "performance_metrics_created_at_idx" ON "performance_metrics" USING btree ("created_at");
  CREATE INDEX "heatmap_records_timestamp_idx" ON "heatmap_records" USING btree ("timestamp");
  CREATE INDEX "heatmap_records_page_type_idx" ON "heatmap_records" USING btree ("page_type");
  CREATE INDEX "heatmap_records_location_idx" ON "heatmap_records" USING btree ("location");
  CREATE INDEX "heatmap_records_element_type_idx" ON "heatmap_records" USING btree ("element_type");
  CREATE INDEX "heatmap_records_updated_at_idx" ON "heatmap_records" USING btree ("updated_at");
  CREATE INDEX "heatmap_records_created_at_idx" ON "heatmap_records" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_call_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("call_requests_id");
  CREATE INDEX "payload_locked_documents_rels_contact_inquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_inquiries_id");
  CREATE INDEX "payload_locked_documents_rels_survey_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("survey_leads_id");
  CREATE INDEX "payload_locked_documents_rels_datasheet_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("datasheet_leads_id");
  CREATE INDEX "payload_locked_documents_rels_configuration_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("configuration_quotes_id");
  CREATE INDEX "payload_locked_documents_rels_project_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("project_quotes_id");
  CREATE INDEX "payload_locked_documents_rels_calculator_usage_id_idx" ON "payload_locked_documents_rels" USING btree ("calculator_usage_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_case_studies_id_idx" ON "payload_locked_documents_rels" USING btree ("case_studies_id");
  CREATE INDEX "payload_locked_documents_rels_claims_id_idx" ON "payload_locked_documents_rels" USING btree ("claims_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_blog_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_posts_id");
  CREATE INDEX "payload_locked_documents_rels_blog_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_categories_id");
  CREATE INDEX "payload_locked_documents_rels_blog_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_tags_id");
  CREATE INDEX "payload_locked_documents_rels_blog_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_authors_id");
  CREATE INDEX "payload_locked_documents_rels_blog_post_views_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_post_views_id");
  CREATE INDEX "payload_locked_documents_rels_social_media_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("social_media_posts_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_product_variants_id_idx" ON "payload_locked_documents_rels" USING btree ("product_variants_id");
  CREATE INDEX "payload_locked_documents_rels_product_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("product_categories_id");
  CREATE INDEX "payload_locked_documents_rels_bundles_id_idx" ON "payload_locked_documents_rels" USING btree ("bundles_id");
  CREATE INDEX "payload_locked_documents_rels_cart_items_id_idx" ON "payload_locked_documents_rels" USING btree ("cart_items_id");
  CREATE INDEX "payload_locked_documents_rels_places_id_idx" ON "payload_locked_documents_rels" USING btree ("places_id");
  CREATE INDEX "payload_locked_documents_rels_installers_id_idx" ON "payload_locked_documents_rels" USING btree ("installers_id");
  CREATE INDEX "payload_locked_documents_rels_user_profiles_id_idx" ON "payload_locked_documents_rels" USING btree ("user_profiles_id");
  CREATE INDEX "payload_locked_documents_rels_challenges_id_idx" ON "payload_locked_documents_rels" USING btree ("challenges_id");
  CREATE INDEX "payload_locked_documents_rels_achievements_id_idx" ON "payload_locked_documents_rels" USING btree ("achievements_id");
  CREATE INDEX "payload_locked_documents_rels_rewards_id_idx" ON "payload_locked_documents_rels" USING btree ("rewards_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_error_logs_id_idx" ON "payload_locked_documents_rels" USING btree ("error_logs_id");
  CREATE INDEX "payload_locked_documents_rels_performance_metrics_id_idx" ON "payload_locked_documents_rels" USING btree ("performance_metrics_id");
  CREATE INDEX "payload_locked_documents_rels_heatmap_records_id_idx" ON "payload_locked_documents_rels" USING btree ("heatmap_records_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_social_links_order_idx" ON "site_settings_social_links" USING btree ("_order");
  CREATE INDEX "site_settings_social_links_parent_id_idx" ON "site_settings_social_links" USING btree ("_parent_id");
  CREATE INDEX "opening_hours_week_order_idx" ON "opening_hours_week" USING btree ("_order");
  CREATE INDEX "opening_hours_week_parent_id_idx" ON "opening_hours_week" USING btree ("_parent_id");
  CREATE INDEX "opening_hours_closed_dates_order_idx" ON "opening_hours_closed_dates" USING btree ("_order");
  CREATE INDEX "opening_hours_closed_dates_parent_id_idx" ON "opening_hours_closed_dates" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "idempotency_keys" CASCADE;
  DROP TABLE "leads_notes" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "leads_rels" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "call_requests" CASCADE;
  DROP TABLE "contact_inquiries" CASCADE;
  DROP TABLE "survey_leads" CASCADE;
  DROP TABLE "datasheet_leads" CASCADE;
  DROP TABLE "configuration_quotes" CASCADE;
  DROP TABLE "project_quotes" CASCADE;
  DROP TABLE "calculator_usage" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "case_studies" CASCADE;
  DROP TABLE "case_studies_texts" CASCADE;
  DROP TABLE "_case_studies_v" CASCADE;
  DROP TABLE "_case_studies_v_texts" CASCADE;
  DROP TABLE "claims_readings_contexts" CASCADE;
  DROP TABLE "claims_readings" CASCADE;
  DROP TABLE "claims" CASCADE;
  DROP TABLE "_claims_v_version_readings_contexts" CASCADE;
  DROP TABLE "_claims_v_version_readings" CASCADE;
  DROP TABLE "_claims_v" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "blog_posts" CASCADE;
  DROP TABLE "blog_posts_rels" CASCADE;
  DROP TABLE "_blog_posts_v" CASCADE;
  DROP TABLE "_blog_posts_v_rels" CASCADE;
  DROP TABLE "blog_categories" CASCADE;
  DROP TABLE "blog_tags" CASCADE;
  DROP TABLE "blog_authors" CASCADE;
  DROP TABLE "blog_authors_texts" CASCADE;
  DROP TABLE "blog_post_views" CASCADE;
  DROP TABLE "social_media_posts" CASCADE;
  DROP TABLE "social_media_posts_texts" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_texts" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "product_variants" CASCADE;
  DROP TABLE "product_variants_rels" CASCADE;
  DROP TABLE "product_categories" CASCADE;
  DROP TABLE "bundles" CASCADE;
  DROP TABLE "bundles_rels" CASCADE;
  DROP TABLE "cart_items" CASCADE;
  DROP TABLE "places" CASCADE;
  DROP TABLE "installers_registrations" CASCADE;
  DROP TABLE "installers" CASCADE;
  DROP TABLE "installers_texts" CASCADE;
  DROP TABLE "_installers_v_version_registrations" CASCADE;
  DROP TABLE "_installers_v" CASCADE;
  DROP TABLE "_installers_v_texts" CASCADE;
  DROP TABLE "user_profiles" CASCADE;
  DROP TABLE "challenges" CASCADE;
  DROP TABLE "achievements" CASCADE;
  DROP TABLE "rewards" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "error_logs" CASCADE;
  DROP TABLE "performance_metrics" CASCADE;
  DROP TABLE "heatmap_records" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_social_links" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "opening_hours_week" CASCADE;
  DROP TABLE "opening_hours_closed_dates" CASCADE;
  DROP TABLE "opening_hours" CASCADE;
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_leads_kind";
  DROP TYPE "public"."enum_deliveries_channel";
  DROP TYPE "public"."enum_deliveries_state";
  DROP TYPE "public"."enum_call_requests_kind";
  DROP TYPE "public"."enum_pages_standing";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_testimonials_category";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_category";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum_faqs_topic";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_topic";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum_case_studies_status";
  DROP TYPE "public"."enum__case_studies_v_version_status";
  DROP TYPE "public"."enum_claims_readings_contexts";
  DROP TYPE "public"."enum_claims_readings_status";
  DROP TYPE "public"."enum_claims_status";
  DROP TYPE "public"."enum__claims_v_version_readings_contexts";
  DROP TYPE "public"."enum__claims_v_version_readings_status";
  DROP TYPE "public"."enum__claims_v_version_status";
  DROP TYPE "public"."enum_blog_posts_standing";
  DROP TYPE "public"."enum_blog_posts_status";
  DROP TYPE "public"."enum__blog_posts_v_version_status";
  DROP TYPE "public"."enum_social_media_posts_platform";
  DROP TYPE "public"."enum_social_media_posts_status";
  DROP TYPE "public"."enum_products_installation_complexity";
  DROP TYPE "public"."enum_places_kind";
  DROP TYPE "public"."enum_installers_status";
  DROP TYPE "public"."enum__installers_v_version_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_performance_metrics_metric";
  DROP TYPE "public"."enum_site_settings_social_links_platform";
  DROP TYPE "public"."enum_opening_hours_week_weekday";`)
}
