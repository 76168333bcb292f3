import { readSettings } from './read-settings.ts'
import type { Settings } from './settings.ts'
import type { SupplierParty } from './suppliers.ts'

/** Where the platform finds the parties outside, and what it shows them. */
export interface OutsideParties {
  mitid: { issuer: string; clientId: string; clientSecret: string }
  payments: Party & {
    merchantId: string
    /** The credential that the payment provider shows to us when it calls back. */
    callbackUser: string
    callbackPassword: string
  }
  mobilePay: {
    url: string
    clientId: string
    clientSecret: string
    subscriptionKey: string
    merchantSerialNumber: string
    /** The address at which MobilePay calls us. */
    webhookUrl: string
  }
  rofus: Party
  nemkonto: Party
  messages: { url: string; credential: string }
  /** The address for messages that need a person. */
  operationsEmail: string
  /** The address that receives messages from the contact page. */
  customerServiceEmail: string
  suppliers: SupplierParty[]
}

interface Party {
  url: string
  user: string
  password: string
}

export function outsideParties(settings: Settings): OutsideParties {
  const party = (name: 'PAYMENTS' | 'ROFUS' | 'NEMKONTO'): Party => ({
    url: settings.get(`${name}_URL`),
    user: settings.get(`${name}_USER`),
    password: settings.get(`${name}_PASSWORD`),
  })
  return {
    mitid: {
      issuer: settings.get('MITID_ISSUER'),
      clientId: settings.get('MITID_CLIENT_ID'),
      clientSecret: settings.get('MITID_CLIENT_SECRET'),
    },
    payments: {
      ...party('PAYMENTS'),
      merchantId: settings.get('PAYMENTS_MERCHANT_ID'),
      callbackUser: settings.get('PAYMENTS_CALLBACK_USER'),
      callbackPassword: settings.get('PAYMENTS_CALLBACK_PASSWORD'),
    },
    mobilePay: {
      url: settings.get('MOBILEPAY_URL'),
      clientId: settings.get('MOBILEPAY_CLIENT_ID'),
      clientSecret: settings.get('MOBILEPAY_CLIENT_SECRET'),
      subscriptionKey: settings.get('MOBILEPAY_SUBSCRIPTION_KEY'),
      merchantSerialNumber: settings.get('MOBILEPAY_MERCHANT_SERIAL_NUMBER'),
      webhookUrl:
        settings.find('MOBILEPAY_WEBHOOK_URL') ??
        `${settings.urlOf('platform')}/outside/mobilepay/events`,
    },
    rofus: party('ROFUS'),
    nemkonto: party('NEMKONTO'),
    messages: {
      url: settings.get('MESSAGES_URL'),
      credential: settings.get('MESSAGES_CREDENTIAL'),
    },
    operationsEmail: settings.get('OPERATIONS_EMAIL'),
    customerServiceEmail: settings.get('CUSTOMER_SERVICE_EMAIL'),
    suppliers: settings.suppliers(),
  }
}

/** The stand-ins alone, at their address. */
export function standInsAt(sandboxUrl: string): OutsideParties {
  return outsideParties(readSettings({ SANDBOX_URL: sandboxUrl }, ['sandbox']))
}
