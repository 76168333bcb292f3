import type { ContentPage } from '@nordlys/contracts'
import { createContext } from 'react-router'

/** The page of content that `check-custom-content` has found. */
export const customPage = createContext<ContentPage>()
