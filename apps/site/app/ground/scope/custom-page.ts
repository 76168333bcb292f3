import type { ContentPage } from '@nordlys/contracts'
import { createContext } from 'react-router'

/**
 * The page of content that `check-custom-content` has found. It throws when the platform did not answer:
 * a guard that failed itself would take away all that stands round the error page, too.
 */
export const customPage = createContext<() => ContentPage>()
