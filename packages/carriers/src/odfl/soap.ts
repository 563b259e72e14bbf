/** A SOAP 1.1 envelope around a body whose elements of the service carry the prefix `ns`. */
export const envelopeOf = (namespace: string, body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns="${namespace}"><soapenv:Header/><soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`
