import { Page } from '../ui/page.tsx'

export default function Household() {
  return <Page title="Household">{null}</Page>
}
