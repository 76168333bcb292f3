/** The party's name in errors and logs. */
export const mobilePay = 'MobilePay'

/** Our sales unit's way in. */
export interface MobilePayAccess {
  /** The API's host, such as `https://api.vipps.no`. */
  baseUrl: string
  clientId: string
  clientSecret: string
  subscriptionKey: string
  merchantSerialNumber: string
  timeoutMs: number
}

/** On every request, with or without a token. */
export function merchantHeaders(access: MobilePayAccess): Record<string, string> {
  return {
    'ocp-apim-subscription-key': access.subscriptionKey,
    'merchant-serial-number': access.merchantSerialNumber,
    'vipps-system-name': 'nordlys',
    accept: 'application/json',
  }
}
