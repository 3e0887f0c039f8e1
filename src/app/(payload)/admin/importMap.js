import { ServiceLevelCell as ServiceLevelCell_f4fd7db36db3582ea5e3b6df16de4d52 } from '../../../components/admin/service-level'
import { ServiceLevelField as ServiceLevelField_f4fd7db36db3582ea5e3b6df16de4d52 } from '../../../components/admin/service-level'
import { AlsoFrom as AlsoFrom_a7fb19dd10ead64741c9ac79a3b162a9 } from '../../../components/admin/people/also-from'
import { LeadSourceCell as LeadSourceCell_f291330b1c06cdc6f6e498e58a4d7f1e } from '../../../components/admin/lead-source-cell'
import { ApplicationOfLead as ApplicationOfLead_47fede5e92a40192e9e8f2420feefeea } from '../../../components/admin/partners/application-of-lead'
import { LeadAnswers as LeadAnswers_fcb8a5d92c9f18ac6c41637099a51293 } from '../../../components/admin/lead-answers'
import { LeadChanges as LeadChanges_fcb8a5d92c9f18ac6c41637099a51293 } from '../../../components/admin/lead-answers'
import { ProjectFacts as ProjectFacts_3d49a72f59f727621c6dc24f4b311a69 } from '../../../components/admin/projects/project-facts'
import { LeadPhotos as LeadPhotos_897ca874e33bd1e9662a20504a6a211d } from '../../../components/admin/lead-photos'
import { LeadTimeline as LeadTimeline_36929b2e7d0dd9c07e22c2db967e75e0 } from '../../../components/admin/people/lead-timeline'
import { LeadNameCell as LeadNameCell_886a7f807cee5fcf0620ba4518d94e44 } from '../../../components/admin/lead-name-cell'
import { OrderOfLead as OrderOfLead_c641f4c41bc02a58f8da4e44b1ae7c8c } from '../../../components/admin/orders/order-of-lead'
import { StartQuote as StartQuote_9301bf2d27c40bd13c94c8820f6f9e32 } from '../../../components/admin/quotes/start/start-quote'
import { ShownVersion as ShownVersion_6c8c07256f44e4e0e350a3366ce39274 } from '../../../components/admin/shown-version'
import { EnterLead as EnterLead_7778c3b32253789509d8f557e4babaac } from '../../../components/admin/enter-lead/enter-lead'
import { LeadFilters as LeadFilters_62d8cb996fa743c35df6ecfa8351270c } from '../../../components/admin/lead-filters'
import { ColumnNames as ColumnNames_155517c621f067ed1feaf58083309d59 } from '../../../components/admin/column-names'
import { LockDetails as LockDetails_c04bbd7dff34ddfe3135c8307b692c40 } from '../../../components/admin/lock-details'
import { PersonRecord as PersonRecord_512481fcbfd8658f3cd7e140d7893c03 } from '../../../components/admin/people/person-record'
import { DeliveryStateCell as DeliveryStateCell_de6dcb19e2edeac19b8aaac9c8e51036 } from '../../../components/admin/delivery-state-cell'
import { SendAgainField as SendAgainField_2f54f4ce70ee2aaf1c9d86b104c97c17 } from '../../../components/admin/send-again'
import { SendAgainCell as SendAgainCell_2f54f4ce70ee2aaf1c9d86b104c97c17 } from '../../../components/admin/send-again'
import { CloseField as CloseField_4750d9c0f6b3bec60aabe66b66d910dc } from '../../../components/admin/close-delivery'
import { CloseCell as CloseCell_4750d9c0f6b3bec60aabe66b66d910dc } from '../../../components/admin/close-delivery'
import { JsonField as JsonField_84d9f835cec213c328d145b78dc27c29 } from '../../../components/admin/json-field'
import { PartnerStageField as PartnerStageField_7c1170000a6635a40c5b8c7719cc59c9 } from '../../../components/admin/partners/partner-stage'
import { LeadOfApplication as LeadOfApplication_3466c6dfd41fe5ea62a0ee204c66856c } from '../../../components/admin/partners/lead-of-application'
import { DirectoryDraft as DirectoryDraft_c0960bdafe5ade4bb01c097f57304f0b } from '../../../components/admin/partners/directory-draft'
import { QuoteLines as QuoteLines_28d2cf82f262348ee0dec213ee81619b } from '../../../components/admin/quotes/lines/quote-lines'
import { SendQuote as SendQuote_1be383842d32035c163caafa99071841 } from '../../../components/admin/quotes/send-quote'
import { MakeOrder as MakeOrder_c7a31f2e5e97b3c382cffc81aedfa310 } from '../../../components/admin/quotes/make-order'
import { QuoteRecord as QuoteRecord_705ba5978032925b770ddae656fc6a07 } from '../../../components/admin/quotes/quote-record'
import { ErasureCheckedField as ErasureCheckedField_4d8b84f1d344d0fad15121aa2117a419 } from '../../../components/admin/erasure-checked'
import { ReceiptRecord as ReceiptRecord_e7c5f3dba407ead4a72eb793e29d75f0 } from '../../../components/admin/privacy/receipt-record'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FiguresFeatureClient as FiguresFeatureClient_f7e0327909ba146bd58b34bc95afcff3 } from '@/components/admin/figures/figures-feature-client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SourceChip as SourceChip_d6e5ad9b7e4ae656d26de8977add9790 } from '@/components/admin/figures/record-chips'
import { ClaimChip as ClaimChip_d6e5ad9b7e4ae656d26de8977add9790 } from '@/components/admin/figures/record-chips'
import { FigureChip as FigureChip_2b207e66f1134c12e66cc2b7b81fc708 } from '@/components/admin/figures/figure-chip'
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
import { BlockLabel as BlockLabel_5dd8e7b0b07645105cb2e23c1907a8fb } from '../../../components/admin/pages/block-label'
import { SearchPreview as SearchPreview_cca6590e28a5f6aa8e414ce4d356d6f3 } from '../../../components/admin/search-preview'
import { PageFindings as PageFindings_18b127d75773cec21134a7b0019271e6 } from '../../../components/admin/claims/page-findings'
import { VersionsView as VersionsView_d97061f6deca1fdfbaaf99024140e496 } from '../../../components/admin/versions/versions-view'
import { MediaUses as MediaUses_e8b4fd076eba39b5cfa3ef71cdd7afc1 } from '../../../components/admin/media-uses'
import { FileTypeCell as FileTypeCell_3d8b8bc81711bf566577ef1e06778621 } from '../../../components/admin/file-cells'
import { FileSizeCell as FileSizeCell_3d8b8bc81711bf566577ef1e06778621 } from '../../../components/admin/file-cells'
import { FocalPoint as FocalPoint_f780f1214ea7c620835f8efa563042bd } from '../../../components/admin/focal-point'
import { ProofCheckField as ProofCheckField_94c7c74fbe5f3dfa6cc31e699a2c98f5 } from '../../../components/admin/proof/proof-check'
import { TariffFilters as TariffFilters_3722a580f486852e1c31af43a63c8ad6 } from '../../../components/admin/number-filters'
import { AssumptionFilters as AssumptionFilters_3722a580f486852e1c31af43a63c8ad6 } from '../../../components/admin/number-filters'
import { BeforeYouPublish as BeforeYouPublish_7204550ca0f808aec7f27a7874655b04 } from '../../../components/admin/writer/before-you-publish'
import { PublishOn as PublishOn_d419367babfcb362f7bb9a3201a2f48a } from '../../../components/admin/writer/publish-on'
import { ExportPost as ExportPost_7bb71dc60f2c024adca1bf73de71208a } from '../../../components/admin/writer/export-post'
import { TitleField as TitleField_600db391bd172867aec01b0d514bff93 } from '../../../components/admin/writer/title-field'
import { EditedIn as EditedIn_89b0569e36a3b28862deaed9bbf415d8 } from '../../../components/admin/writer/edited-in'
import { WriterView as WriterView_421c89e5c2f5edf5bb49e3f50d8d052f } from '../../../components/admin/writer/writer-view'
import { SocialStatusCell as SocialStatusCell_ccd17a462eb8cfa3a9e0aeedf1ccc0b6 } from '../../../components/admin/social/status-cell'
import { SendAgainField as SendAgainField_70f8422f0f2a7893df87ff54dd4bb395 } from '../../../components/admin/social/send-again'
import { SendAgainCell as SendAgainCell_70f8422f0f2a7893df87ff54dd4bb395 } from '../../../components/admin/social/send-again'
import { TechnicalDataField as TechnicalDataField_f84e09dd7377ba039d3e3986f42e9624 } from '../../../components/admin/technical-data-field'
import { ChangeStock as ChangeStock_a220e21f47db14fcb68aff1fd08cef16 } from '../../../components/admin/stock/change-stock'
import { OrderPreview as OrderPreview_424ff0617784a71bf5b96d27b3c54c27 } from '../../../components/admin/orders/order-preview'
import { OrderPayments as OrderPayments_c64d1c6bb046712f925e36a87ae5dd34 } from '../../../components/admin/payments/order-payments'
import { OrderStateField as OrderStateField_fed3486f4559e4289bf98bb6bd3b512b } from '../../../components/admin/orders/order-state'
import { PenceCell as PenceCell_52cd2fd3e8b5bfb1ef54ba13bbac17ab } from '../../../components/admin/orders/pence-cell'
import { InListOnly as InListOnly_52cd2fd3e8b5bfb1ef54ba13bbac17ab } from '../../../components/admin/orders/pence-cell'
import { PenceField as PenceField_52cd2fd3e8b5bfb1ef54ba13bbac17ab } from '../../../components/admin/orders/pence-cell'
import { ReviewDecision as ReviewDecision_e64435031131b4b0f1e484b69a072917 } from '../../../components/admin/reviews/review-decision'
import { FileReview as FileReview_562295cdab25b167284cf79b939882d8 } from '../../../components/admin/supplier/file-review'
import { CurrentPasswordField as CurrentPasswordField_e71e91002152c38d34c5a8732663e990 } from '../../../components/admin/current-password-field'
import { NoticeChoices as NoticeChoices_47378ea28629b0ad7d6522a166b2c4d0 } from '../../../components/admin/accounts/notice-choices'
import { SigningIn as SigningIn_33a5550bb6c8a18ceb0337a76890fe4e } from '../../../components/admin/accounts/signing-in'
import { AuditDownload as AuditDownload_4f7ea7432e61a1d85f2c4c05ecbb7b6b } from '../../../components/admin/accounts/audit-download'
import { ErrorFilters as ErrorFilters_5f34f595459061785b8f71828f2512c2 } from '../../../components/admin/error-filters'
import { SpeedSummary as SpeedSummary_bf84dcb87191345370838791a3404821 } from '../../../components/admin/speed-summary'
import { DestinationsTable as DestinationsTable_14158a2d26b23fb259262d4e146ca73b } from '../../../components/admin/orders/destinations-table'
import { NoButton as NoButton_a76919257e658d36cefcba99538c41d7 } from '../../../components/admin/no-button'
import { RetentionReport as RetentionReport_674a357a0fc850d3c292ff00d34d8533 } from '../../../components/admin/retention/retention-report'
import { RightsByYear as RightsByYear_0ddf131b953e4b020f8c208d9129205c } from '../../../components/admin/retention/rights-by-year'
import { MainNav as MainNav_84bb6619da91e196cd170d990e587065 } from '../../../components/admin/main-nav'
import { OutageBanner as OutageBanner_bc51333942af15f8168680fa72088ded } from '../../../components/admin/outages/outage-banner'
import { NewDeviceNotice as NewDeviceNotice_6c486507c24b344d8a4c34711af6d9ee } from '../../../components/admin/accounts/new-device-notice'
import { DrawerLabels as DrawerLabels_6e7c8bf3741cfcc9de65cb241bfb78cf } from '../../../components/admin/drawer-labels'
import { Icon as Icon_78cd0b14279b85aa0b253c7d344f5855 } from '../../../components/admin/logo'
import { Logo as Logo_78cd0b14279b85aa0b253c7d344f5855 } from '../../../components/admin/logo'
import { AdminSummary as AdminSummary_a7686c3b85ba900be578d33f52ac7484 } from '../../../components/admin/admin-summary'
import { NumbersToReview as NumbersToReview_cbe7e19cb5270a4e4ef9f7048f4836b0 } from '../../../components/admin/numbers-to-review'
import { FindAnything as FindAnything_e9bcca02ef68457840e7b974e44d2ddb } from '../../../components/admin/inbox/find-anything'
import { SiteNav as SiteNav_bae64d98da8e12b716d3967d1d6fae16 } from '../../../components/admin/site-nav'
import { InboxView as InboxView_bf7eef67c04420058cdc723acba39c27 } from '../../../components/admin/inbox/inbox-view'
import { UnmatchedMailView as UnmatchedMailView_6ec6407c6c07ef9fdc7987ff076515ce } from '../../../components/admin/unmatched-mail/unmatched-mail-view'
import { SimpleView as SimpleView_d685decc2f31fae38ba9758ff0f8df76 } from '../../../components/admin/simple/simple-view'
import { WriteView as WriteView_fab6f335bd36a6b0883d38dbbdaace83 } from '../../../components/admin/writer/write-view'
import { PagesView as PagesView_c3f87c2a4a0953336279383ca3d89e49 } from '../../../components/admin/pages/pages-view'
import { ScheduledView as ScheduledView_7c672f3583f61d7073a21a786f7d48ee } from '../../../components/admin/scheduled/scheduled-view'
import { ClaimsView as ClaimsView_d76ca055eb3676906410f7bc6e578fc1 } from '../../../components/admin/claims/claims-view'
import { PriceCapView as PriceCapView_72235e0ba272152600cad830c0382579 } from '../../../components/admin/price-cap/price-cap-view'
import { SupplierView as SupplierView_f38ea429a9d02e7aa7aa72221c5ffa2f } from '../../../components/admin/supplier/supplier-view'
import { SocialView as SocialView_8c76a5cb3f9e93e91aa632511ffe1ff3 } from '../../../components/admin/social/social-view'
import { AnalyticsView as AnalyticsView_8ce957a610d6e4ae601b7c770a01fb0f } from '../../../components/admin/analytics/analytics-view'
import { FunnelView as FunnelView_32bc7724903c35652f37a3d6d10241b5 } from '../../../components/admin/funnel/funnel-view'
import { OperationsView as OperationsView_6fd5ba8c88970653341bffc8582a64c7 } from '../../../components/admin/operations/operations-view'
import { HeatmapView as HeatmapView_9d5679853d17e324fd31e0230906f62e } from '../../../components/admin/heatmap/heatmap-view'
import { StartView as StartView_462d95aabf066b00b900652422d6be13 } from '../../../components/admin/start/start-view'
import { ListsView as ListsView_325387574476be9d2d4d4db1ec7f5477 } from '../../../components/admin/lists/lists-view'
import { RecordsView as RecordsView_a48f1824b382c76178c5802b45bd6c6f } from '../../../components/admin/lists/records-view'
import { SignInView as SignInView_039613d4ad1c3221bbd179d2ec851a01 } from '../../../components/admin/accounts/sign-in-view'
import { TasksWidget as TasksWidget_5371d7f12468e1580ea62131b2058ebe } from '../../../components/admin/simple/tasks-widget'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/admin/service-level#ServiceLevelCell": ServiceLevelCell_f4fd7db36db3582ea5e3b6df16de4d52,
  "/components/admin/service-level#ServiceLevelField": ServiceLevelField_f4fd7db36db3582ea5e3b6df16de4d52,
  "/components/admin/people/also-from#AlsoFrom": AlsoFrom_a7fb19dd10ead64741c9ac79a3b162a9,
  "/components/admin/lead-source-cell#LeadSourceCell": LeadSourceCell_f291330b1c06cdc6f6e498e58a4d7f1e,
  "/components/admin/partners/application-of-lead#ApplicationOfLead": ApplicationOfLead_47fede5e92a40192e9e8f2420feefeea,
  "/components/admin/lead-answers#LeadAnswers": LeadAnswers_fcb8a5d92c9f18ac6c41637099a51293,
  "/components/admin/lead-answers#LeadChanges": LeadChanges_fcb8a5d92c9f18ac6c41637099a51293,
  "/components/admin/projects/project-facts#ProjectFacts": ProjectFacts_3d49a72f59f727621c6dc24f4b311a69,
  "/components/admin/lead-photos#LeadPhotos": LeadPhotos_897ca874e33bd1e9662a20504a6a211d,
  "/components/admin/people/lead-timeline#LeadTimeline": LeadTimeline_36929b2e7d0dd9c07e22c2db967e75e0,
  "/components/admin/lead-name-cell#LeadNameCell": LeadNameCell_886a7f807cee5fcf0620ba4518d94e44,
  "/components/admin/orders/order-of-lead#OrderOfLead": OrderOfLead_c641f4c41bc02a58f8da4e44b1ae7c8c,
  "/components/admin/quotes/start/start-quote#StartQuote": StartQuote_9301bf2d27c40bd13c94c8820f6f9e32,
  "/components/admin/shown-version#ShownVersion": ShownVersion_6c8c07256f44e4e0e350a3366ce39274,
  "/components/admin/enter-lead/enter-lead#EnterLead": EnterLead_7778c3b32253789509d8f557e4babaac,
  "/components/admin/lead-filters#LeadFilters": LeadFilters_62d8cb996fa743c35df6ecfa8351270c,
  "/components/admin/column-names#ColumnNames": ColumnNames_155517c621f067ed1feaf58083309d59,
  "/components/admin/lock-details#LockDetails": LockDetails_c04bbd7dff34ddfe3135c8307b692c40,
  "/components/admin/people/person-record#PersonRecord": PersonRecord_512481fcbfd8658f3cd7e140d7893c03,
  "/components/admin/delivery-state-cell#DeliveryStateCell": DeliveryStateCell_de6dcb19e2edeac19b8aaac9c8e51036,
  "/components/admin/send-again#SendAgainField": SendAgainField_2f54f4ce70ee2aaf1c9d86b104c97c17,
  "/components/admin/send-again#SendAgainCell": SendAgainCell_2f54f4ce70ee2aaf1c9d86b104c97c17,
  "/components/admin/close-delivery#CloseField": CloseField_4750d9c0f6b3bec60aabe66b66d910dc,
  "/components/admin/close-delivery#CloseCell": CloseCell_4750d9c0f6b3bec60aabe66b66d910dc,
  "/components/admin/json-field#JsonField": JsonField_84d9f835cec213c328d145b78dc27c29,
  "/components/admin/partners/partner-stage#PartnerStageField": PartnerStageField_7c1170000a6635a40c5b8c7719cc59c9,
  "/components/admin/partners/lead-of-application#LeadOfApplication": LeadOfApplication_3466c6dfd41fe5ea62a0ee204c66856c,
  "/components/admin/partners/directory-draft#DirectoryDraft": DirectoryDraft_c0960bdafe5ade4bb01c097f57304f0b,
  "/components/admin/quotes/lines/quote-lines#QuoteLines": QuoteLines_28d2cf82f262348ee0dec213ee81619b,
  "/components/admin/quotes/send-quote#SendQuote": SendQuote_1be383842d32035c163caafa99071841,
  "/components/admin/quotes/make-order#MakeOrder": MakeOrder_c7a31f2e5e97b3c382cffc81aedfa310,
  "/components/admin/quotes/quote-record#QuoteRecord": QuoteRecord_705ba5978032925b770ddae656fc6a07,
  "/components/admin/erasure-checked#ErasureCheckedField": ErasureCheckedField_4d8b84f1d344d0fad15121aa2117a419,
  "/components/admin/privacy/receipt-record#ReceiptRecord": ReceiptRecord_e7c5f3dba407ead4a72eb793e29d75f0,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@/components/admin/figures/figures-feature-client#FiguresFeatureClient": FiguresFeatureClient_f7e0327909ba146bd58b34bc95afcff3,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/components/admin/figures/record-chips#SourceChip": SourceChip_d6e5ad9b7e4ae656d26de8977add9790,
  "@/components/admin/figures/record-chips#ClaimChip": ClaimChip_d6e5ad9b7e4ae656d26de8977add9790,
  "@/components/admin/figures/figure-chip#FigureChip": FigureChip_2b207e66f1134c12e66cc2b7b81fc708,
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
  "/components/admin/pages/block-label#BlockLabel": BlockLabel_5dd8e7b0b07645105cb2e23c1907a8fb,
  "/components/admin/search-preview#SearchPreview": SearchPreview_cca6590e28a5f6aa8e414ce4d356d6f3,
  "/components/admin/claims/page-findings#PageFindings": PageFindings_18b127d75773cec21134a7b0019271e6,
  "/components/admin/versions/versions-view#VersionsView": VersionsView_d97061f6deca1fdfbaaf99024140e496,
  "/components/admin/media-uses#MediaUses": MediaUses_e8b4fd076eba39b5cfa3ef71cdd7afc1,
  "/components/admin/file-cells#FileTypeCell": FileTypeCell_3d8b8bc81711bf566577ef1e06778621,
  "/components/admin/file-cells#FileSizeCell": FileSizeCell_3d8b8bc81711bf566577ef1e06778621,
  "/components/admin/focal-point#FocalPoint": FocalPoint_f780f1214ea7c620835f8efa563042bd,
  "/components/admin/proof/proof-check#ProofCheckField": ProofCheckField_94c7c74fbe5f3dfa6cc31e699a2c98f5,
  "/components/admin/number-filters#TariffFilters": TariffFilters_3722a580f486852e1c31af43a63c8ad6,
  "/components/admin/number-filters#AssumptionFilters": AssumptionFilters_3722a580f486852e1c31af43a63c8ad6,
  "/components/admin/writer/before-you-publish#BeforeYouPublish": BeforeYouPublish_7204550ca0f808aec7f27a7874655b04,
  "/components/admin/writer/publish-on#PublishOn": PublishOn_d419367babfcb362f7bb9a3201a2f48a,
  "/components/admin/writer/export-post#ExportPost": ExportPost_7bb71dc60f2c024adca1bf73de71208a,
  "/components/admin/writer/title-field#TitleField": TitleField_600db391bd172867aec01b0d514bff93,
  "/components/admin/writer/edited-in#EditedIn": EditedIn_89b0569e36a3b28862deaed9bbf415d8,
  "/components/admin/writer/writer-view#WriterView": WriterView_421c89e5c2f5edf5bb49e3f50d8d052f,
  "/components/admin/social/status-cell#SocialStatusCell": SocialStatusCell_ccd17a462eb8cfa3a9e0aeedf1ccc0b6,
  "/components/admin/social/send-again#SendAgainField": SendAgainField_70f8422f0f2a7893df87ff54dd4bb395,
  "/components/admin/social/send-again#SendAgainCell": SendAgainCell_70f8422f0f2a7893df87ff54dd4bb395,
  "/components/admin/technical-data-field#TechnicalDataField": TechnicalDataField_f84e09dd7377ba039d3e3986f42e9624,
  "/components/admin/stock/change-stock#ChangeStock": ChangeStock_a220e21f47db14fcb68aff1fd08cef16,
  "/components/admin/orders/order-preview#OrderPreview": OrderPreview_424ff0617784a71bf5b96d27b3c54c27,
  "/components/admin/payments/order-payments#OrderPayments": OrderPayments_c64d1c6bb046712f925e36a87ae5dd34,
  "/components/admin/orders/order-state#OrderStateField": OrderStateField_fed3486f4559e4289bf98bb6bd3b512b,
  "/components/admin/orders/pence-cell#PenceCell": PenceCell_52cd2fd3e8b5bfb1ef54ba13bbac17ab,
  "/components/admin/orders/pence-cell#InListOnly": InListOnly_52cd2fd3e8b5bfb1ef54ba13bbac17ab,
  "/components/admin/orders/pence-cell#PenceField": PenceField_52cd2fd3e8b5bfb1ef54ba13bbac17ab,
  "/components/admin/reviews/review-decision#ReviewDecision": ReviewDecision_e64435031131b4b0f1e484b69a072917,
  "/components/admin/supplier/file-review#FileReview": FileReview_562295cdab25b167284cf79b939882d8,
  "/components/admin/current-password-field#CurrentPasswordField": CurrentPasswordField_e71e91002152c38d34c5a8732663e990,
  "/components/admin/accounts/notice-choices#NoticeChoices": NoticeChoices_47378ea28629b0ad7d6522a166b2c4d0,
  "/components/admin/accounts/signing-in#SigningIn": SigningIn_33a5550bb6c8a18ceb0337a76890fe4e,
  "/components/admin/accounts/audit-download#AuditDownload": AuditDownload_4f7ea7432e61a1d85f2c4c05ecbb7b6b,
  "/components/admin/error-filters#ErrorFilters": ErrorFilters_5f34f595459061785b8f71828f2512c2,
  "/components/admin/speed-summary#SpeedSummary": SpeedSummary_bf84dcb87191345370838791a3404821,
  "/components/admin/orders/destinations-table#DestinationsTable": DestinationsTable_14158a2d26b23fb259262d4e146ca73b,
  "/components/admin/no-button#NoButton": NoButton_a76919257e658d36cefcba99538c41d7,
  "/components/admin/retention/retention-report#RetentionReport": RetentionReport_674a357a0fc850d3c292ff00d34d8533,
  "/components/admin/retention/rights-by-year#RightsByYear": RightsByYear_0ddf131b953e4b020f8c208d9129205c,
  "/components/admin/main-nav#MainNav": MainNav_84bb6619da91e196cd170d990e587065,
  "/components/admin/outages/outage-banner#OutageBanner": OutageBanner_bc51333942af15f8168680fa72088ded,
  "/components/admin/accounts/new-device-notice#NewDeviceNotice": NewDeviceNotice_6c486507c24b344d8a4c34711af6d9ee,
  "/components/admin/drawer-labels#DrawerLabels": DrawerLabels_6e7c8bf3741cfcc9de65cb241bfb78cf,
  "/components/admin/logo#Icon": Icon_78cd0b14279b85aa0b253c7d344f5855,
  "/components/admin/logo#Logo": Logo_78cd0b14279b85aa0b253c7d344f5855,
  "/components/admin/admin-summary#AdminSummary": AdminSummary_a7686c3b85ba900be578d33f52ac7484,
  "/components/admin/numbers-to-review#NumbersToReview": NumbersToReview_cbe7e19cb5270a4e4ef9f7048f4836b0,
  "/components/admin/inbox/find-anything#FindAnything": FindAnything_e9bcca02ef68457840e7b974e44d2ddb,
  "/components/admin/site-nav#SiteNav": SiteNav_bae64d98da8e12b716d3967d1d6fae16,
  "/components/admin/inbox/inbox-view#InboxView": InboxView_bf7eef67c04420058cdc723acba39c27,
  "/components/admin/unmatched-mail/unmatched-mail-view#UnmatchedMailView": UnmatchedMailView_6ec6407c6c07ef9fdc7987ff076515ce,
  "/components/admin/simple/simple-view#SimpleView": SimpleView_d685decc2f31fae38ba9758ff0f8df76,
  "/components/admin/writer/write-view#WriteView": WriteView_fab6f335bd36a6b0883d38dbbdaace83,
  "/components/admin/pages/pages-view#PagesView": PagesView_c3f87c2a4a0953336279383ca3d89e49,
  "/components/admin/scheduled/scheduled-view#ScheduledView": ScheduledView_7c672f3583f61d7073a21a786f7d48ee,
  "/components/admin/claims/claims-view#ClaimsView": ClaimsView_d76ca055eb3676906410f7bc6e578fc1,
  "/components/admin/price-cap/price-cap-view#PriceCapView": PriceCapView_72235e0ba272152600cad830c0382579,
  "/components/admin/supplier/supplier-view#SupplierView": SupplierView_f38ea429a9d02e7aa7aa72221c5ffa2f,
  "/components/admin/social/social-view#SocialView": SocialView_8c76a5cb3f9e93e91aa632511ffe1ff3,
  "/components/admin/analytics/analytics-view#AnalyticsView": AnalyticsView_8ce957a610d6e4ae601b7c770a01fb0f,
  "/components/admin/funnel/funnel-view#FunnelView": FunnelView_32bc7724903c35652f37a3d6d10241b5,
  "/components/admin/operations/operations-view#OperationsView": OperationsView_6fd5ba8c88970653341bffc8582a64c7,
  "/components/admin/heatmap/heatmap-view#HeatmapView": HeatmapView_9d5679853d17e324fd31e0230906f62e,
  "/components/admin/start/start-view#StartView": StartView_462d95aabf066b00b900652422d6be13,
  "/components/admin/lists/lists-view#ListsView": ListsView_325387574476be9d2d4d4db1ec7f5477,
  "/components/admin/lists/records-view#RecordsView": RecordsView_a48f1824b382c76178c5802b45bd6c6f,
  "/components/admin/accounts/sign-in-view#SignInView": SignInView_039613d4ad1c3221bbd179d2ec851a01,
  "/components/admin/simple/tasks-widget#TasksWidget": TasksWidget_5371d7f12468e1580ea62131b2058ebe,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
