import { ServiceLevelCell as ServiceLevelCell_f4fd7db36db3582ea5e3b6df16de4d52 } from '../../../components/admin/service-level'
import { ServiceLevelField as ServiceLevelField_f4fd7db36db3582ea5e3b6df16de4d52 } from '../../../components/admin/service-level'
import { LeadNameCell as LeadNameCell_886a7f807cee5fcf0620ba4518d94e44 } from '../../../components/admin/lead-name-cell'
import { LeadAnswers as LeadAnswers_fcb8a5d92c9f18ac6c41637099a51293 } from '../../../components/admin/lead-answers'
import { LeadFilters as LeadFilters_62d8cb996fa743c35df6ecfa8351270c } from '../../../components/admin/lead-filters'
import { DeliveryStateCell as DeliveryStateCell_de6dcb19e2edeac19b8aaac9c8e51036 } from '../../../components/admin/delivery-state-cell'
import { SendAgainField as SendAgainField_2f54f4ce70ee2aaf1c9d86b104c97c17 } from '../../../components/admin/send-again'
import { SendAgainCell as SendAgainCell_2f54f4ce70ee2aaf1c9d86b104c97c17 } from '../../../components/admin/send-again'
import { JsonField as JsonField_84d9f835cec213c328d145b78dc27c29 } from '../../../components/admin/json-field'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PageFindings as PageFindings_18b127d75773cec21134a7b0019271e6 } from '../../../components/admin/claims/page-findings'
import { TariffFilters as TariffFilters_3722a580f486852e1c31af43a63c8ad6 } from '../../../components/admin/number-filters'
import { AssumptionFilters as AssumptionFilters_3722a580f486852e1c31af43a63c8ad6 } from '../../../components/admin/number-filters'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Icon as Icon_78cd0b14279b85aa0b253c7d344f5855 } from '../../../components/admin/logo'
import { Logo as Logo_78cd0b14279b85aa0b253c7d344f5855 } from '../../../components/admin/logo'
import { DeskSummary as DeskSummary_bff445183951c893d398c18722c140b2 } from '../../../components/admin/desk-summary'
import { NumbersToReview as NumbersToReview_cbe7e19cb5270a4e4ef9f7048f4836b0 } from '../../../components/admin/numbers-to-review'
import { SiteNav as SiteNav_bae64d98da8e12b716d3967d1d6fae16 } from '../../../components/admin/site-nav'
import { SimpleView as SimpleView_d685decc2f31fae38ba9758ff0f8df76 } from '../../../components/admin/simple/simple-view'
import { ClaimsView as ClaimsView_d76ca055eb3676906410f7bc6e578fc1 } from '../../../components/admin/claims/claims-view'
import { PagesView as PagesView_c3f87c2a4a0953336279383ca3d89e49 } from '../../../components/admin/pages/pages-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/admin/service-level#ServiceLevelCell": ServiceLevelCell_f4fd7db36db3582ea5e3b6df16de4d52,
  "/components/admin/service-level#ServiceLevelField": ServiceLevelField_f4fd7db36db3582ea5e3b6df16de4d52,
  "/components/admin/lead-name-cell#LeadNameCell": LeadNameCell_886a7f807cee5fcf0620ba4518d94e44,
  "/components/admin/lead-answers#LeadAnswers": LeadAnswers_fcb8a5d92c9f18ac6c41637099a51293,
  "/components/admin/lead-filters#LeadFilters": LeadFilters_62d8cb996fa743c35df6ecfa8351270c,
  "/components/admin/delivery-state-cell#DeliveryStateCell": DeliveryStateCell_de6dcb19e2edeac19b8aaac9c8e51036,
  "/components/admin/send-again#SendAgainField": SendAgainField_2f54f4ce70ee2aaf1c9d86b104c97c17,
  "/components/admin/send-again#SendAgainCell": SendAgainCell_2f54f4ce70ee2aaf1c9d86b104c97c17,
  "/components/admin/json-field#JsonField": JsonField_84d9f835cec213c328d145b78dc27c29,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/admin/claims/page-findings#PageFindings": PageFindings_18b127d75773cec21134a7b0019271e6,
  "/components/admin/number-filters#TariffFilters": TariffFilters_3722a580f486852e1c31af43a63c8ad6,
  "/components/admin/number-filters#AssumptionFilters": AssumptionFilters_3722a580f486852e1c31af43a63c8ad6,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/admin/logo#Icon": Icon_78cd0b14279b85aa0b253c7d344f5855,
  "/components/admin/logo#Logo": Logo_78cd0b14279b85aa0b253c7d344f5855,
  "/components/admin/desk-summary#DeskSummary": DeskSummary_bff445183951c893d398c18722c140b2,
  "/components/admin/numbers-to-review#NumbersToReview": NumbersToReview_cbe7e19cb5270a4e4ef9f7048f4836b0,
  "/components/admin/site-nav#SiteNav": SiteNav_bae64d98da8e12b716d3967d1d6fae16,
  "/components/admin/simple/simple-view#SimpleView": SimpleView_d685decc2f31fae38ba9758ff0f8df76,
  "/components/admin/claims/claims-view#ClaimsView": ClaimsView_d76ca055eb3676906410f7bc6e578fc1,
  "/components/admin/pages/pages-view#PagesView": PagesView_c3f87c2a4a0953336279383ca3d89e49,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
