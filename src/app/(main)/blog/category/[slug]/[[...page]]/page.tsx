import { topicMetadata, TopicPage, topicParams } from '../../../topic-page'

type Props = PageProps<'/blog/category/[slug]/[[...page]]'>

export const generateStaticParams = () => topicParams('category')

export const generateMetadata = ({ params }: Props) => topicMetadata({ kind: 'category', params })

export default function CategoryPage({ params }: Props) {
  return <TopicPage kind="category" params={params} />
}
