import {
  productAccountSummary,
  productBetwinSummary,
  productLogout,
  productUserProfile,
} from './account.ts'
import {
  productFooter,
  productImages,
  productLayouts,
  productMainContent,
  productMenu,
  productNavigation,
  productSeo,
  productSiteInfo,
  productThemeButton,
  productThemeInput,
  productTranslations,
} from './content.ts'
import { getCookieCall, setCookieCall } from './cookies.ts'
import { productNewsDetail, productNewsList } from './news.ts'

/** The nineteen product calls, in the specification's order. [API-02] */
export const productCalls = [
  productTranslations,
  productImages,
  productLayouts,
  productMenu,
  productNavigation,
  setCookieCall,
  getCookieCall,
  productMainContent,
  productAccountSummary,
  productUserProfile,
  productBetwinSummary,
  productLogout,
  productNewsList,
  productNewsDetail,
  productThemeButton,
  productThemeInput,
  productFooter,
  productSiteInfo,
  productSeo,
] as const
